/** The sandbox as a process of its own. The parent gives the options as one JSON argument and is told the address. */
import Type from 'typebox';
import { Value } from 'typebox/value';
import { buildSandbox } from './app';
import { systemClock } from './kernel/clock';

const MainOptions = Type.Object(
  {
    port: Type.Integer({ minimum: 0, maximum: 65535 }),
    latencyMs: Type.Number({ minimum: 0 }),
    seed: Type.String(),
  },
  { additionalProperties: false },
);

const { port, ...options } = Value.Parse(MainOptions, JSON.parse(process.argv[2] ?? '{}'));
const app = buildSandbox({ ...options, clock: systemClock });

const stop = (): void => {
  app.close().finally(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The parent has died, or has let go.
process.on('disconnect', stop);

const url = await app.listen({ host: '127.0.0.1', port });
process.send?.({ kind: 'listening', url });
