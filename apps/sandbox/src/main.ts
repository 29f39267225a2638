/**
 * Runs the sandbox as a separate process.
 * The parent passes the options as one JSON argument and receives the addresses.
 */
import { setTimeout as pause } from 'node:timers/promises';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { createSandbox } from './app';
import { systemClock } from './kernel/clock';

const port = Type.Integer({ minimum: 0, maximum: 65535 });

const MainOptions = Type.Object(
  {
    port,
    smtpPort: port,
    latencyMs: Type.Number({ minimum: 0 }),
    seed: Type.String(),
    file: Type.Optional(Type.String()),
    isLenient: Type.Optional(Type.Boolean()),
    requestsPerSecond: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);

/** The host starts at the same time, and needs the processor more. A requested city is built at once. */
const WARM_AFTER_MS = 5_000;

const asked = Value.Parse(MainOptions, JSON.parse(process.argv[2] ?? '{}'));
const { app, smtp, warm } = createSandbox({ ...asked, clock: systemClock });
const stopped = new AbortController();

const stop = (): void => {
  stopped.abort();
  app.close().finally(() => process.exit(0));
};
process.on('SIGTERM', stop);
// Ctrl-C reaches the whole process group. A host that started us still needs us to finish its open work.
if (!process.send) process.on('SIGINT', stop);
else process.on('SIGINT', () => {});
// The parent has died or disconnected.
process.on('disconnect', stop);

try {
  const url = await app.listen({ host: '127.0.0.1', port: asked.port });
  const smtpPort = await smtp.listen(asked.smtpPort);
  process.send?.({ kind: 'listening', url, smtpPort });
  const isOver = await pause(WARM_AFTER_MS, false, { signal: stopped.signal }).catch(() => true);
  if (!isOver) await warm(stopped.signal);
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  process.stderr.write(`The sandbox cannot start: ${error.message}. Choose another port, or 0 for any free port.\n`);
  process.exit(1);
}
