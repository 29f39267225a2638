/** Assembles the stand-ins of the outside world into one server. It never listens: `main.ts` and the tests do. */
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { controlRoutes } from './control/control.routes';
import { type Clock, createSandboxClock } from './kernel/clock';
import { createFaults } from './kernel/faults';
import { injectFaults } from './kernel/inject-faults';
import { createLedger, recordRequests } from './kernel/ledger';
import { acceptLooseJson } from './kernel/loose-json';
import { readQuery } from './kernel/read-query';
import { hotelRates } from './vendors/hotel-rates/hotel-rates';
import { NOT_FOUND } from './vendors/hotel-rates/wire-errors';

export interface SandboxOptions {
  readonly clock: Clock;
  /** Everything invented follows from it: the same seed gives the same hotels and prices. */
  readonly seed: string;
  /** Typical time to the first answer of a rates search; 0 uses no timers at all. */
  readonly latencyMs: number;
}

export function buildSandbox(options: SandboxOptions): FastifyInstance {
  const app = fastify({
    // Open streams and requests that hang must not keep the sandbox from closing.
    forceCloseConnections: true,
    routerOptions: { querystringParser: readQuery, maxParamLength: 500 },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.code(404).send(NOT_FOUND);
    },
  });
  const clock = createSandboxClock(options.clock);
  const ledger = createLedger();
  const faults = createFaults();

  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  acceptLooseJson(app);
  recordRequests(app, ledger, clock);
  injectFaults(app, faults);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(NOT_FOUND));
  app.register(controlRoutes({ clock, ledger, faults, books: [] }));
  app.register(hotelRates({ ...options, clock, ledger, faults }));
  return app;
}
