/** Assembles all stand-ins into one server. It does not listen: `main.ts` and the tests do that. */
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastify, { type FastifyInstance, type FastifyReply, type RouteOptions } from 'fastify';
import { type Books, controlRoutes } from './control/control.routes';
import { type Clock, createSandboxClock } from './kernel/clock';
import { createFaults } from './kernel/faults';
import { injectFaults } from './kernel/inject-faults';
import { bodyRecorder, createLedger, type RecordText, recordRequests } from './kernel/ledger';
import { acceptLooseJson } from './kernel/loose-json';
import { readQuery } from './kernel/read-query';
import { createStore } from './kernel/store';
import { VENDOR_PREFIXES } from './kernel/vendors';
import { experiencesRoutes } from './vendors/experiences/experiences.routes';
import { geoIpRoutes } from './vendors/geo-ip/geo-ip.routes';
import { createWebhooks } from './vendors/hotel-rates/booking/webhooks';
import { createHotelRates } from './vendors/hotel-rates/hotel-rates';
import { NOT_FOUND } from './vendors/hotel-rates/wire-errors';
import { createIdentity } from './vendors/identity/identity';
import { createMailCatcher } from './vendors/mail/mail-catcher';
import type { Smtp } from './vendors/mail/smtp';
import { createCardDesk } from './vendors/payments/card-desk';
import { paymentBooks } from './vendors/payments/payment-books';
import { createPaymentDesk } from './vendors/payments/payment-desk';
import { paymentsRoutes } from './vendors/payments/payments.routes';
import { reviewsRoutes } from './vendors/reviews/reviews';
import { tilesRoutes } from './vendors/tiles/tiles.routes';
import { createWorld, type World } from './world/world';

export interface SandboxOptions {
  readonly clock: Clock;
  /** Determines all invented data: the same seed gives the same hotels and prices. */
  readonly seed: string;
  /** A world that was already built from this seed. */
  readonly world?: World | undefined;
  /** Typical time to the first answer of a rates search. 0 uses no timers. */
  readonly latencyMs: number;
  /** Accepts requests from other clients that the vendor's documents do not allow. */
  readonly isLenient?: boolean | undefined;
  /** The vendor's limit per key. Unlimited if left out. */
  readonly requestsPerSecond?: number | undefined;
  /** The file that keeps bookings and payments over a restart. Without it they are only in memory. */
  readonly file?: string | undefined;
  /** How long the slow test card takes. */
  readonly slowBankMs?: number;
  /** Called for every route when it is registered. */
  readonly onRoute?: ((route: RouteOptions) => void) | undefined;
}

const SLOW_BANK_MS = 6000;

export interface Sandbox {
  readonly app: FastifyInstance;
  /** Receives mail. */
  readonly smtp: Smtp;
  /** Builds the whole world in the background, so that the first search is as fast as the second. */
  warm(signal: AbortSignal): Promise<void>;
}

function createServer(recordText: RecordText): FastifyInstance {
  const app = fastify({
    // Open streams and hanging requests must not prevent the sandbox from closing.
    forceCloseConnections: true,
    routerOptions: { querystringParser: readQuery, maxParamLength: 500 },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.code(404).send(NOT_FOUND);
    },
  });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(NOT_FOUND));
  acceptLooseJson(app, recordText);
  return app;
}

export function createSandbox(options: SandboxOptions): Sandbox {
  const { seed, file, latencyMs, isLenient = false, requestsPerSecond, slowBankMs = SLOW_BANK_MS } = options;
  const ledger = createLedger();
  const recordText = bodyRecorder(ledger);
  const app = createServer(recordText);
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  const clock = createSandboxClock(options.clock);
  const faults = createFaults();
  const store = createStore(file);
  const world = options.world ?? createWorld(seed);
  const payments = createPaymentDesk(store, clock, seed);
  const cards = createCardDesk(payments, clock, slowBankMs);
  const webhooks = createWebhooks();
  const rates = createHotelRates({
    world,
    store,
    clock,
    ledger,
    faults,
    payments,
    webhooks,
    latencyMs,
    isLenient,
    requestsPerSecond,
  });
  const identity = createIdentity({ seed });
  const mail = createMailCatcher({ clock });
  const books: readonly Books[] = [
    { read: () => ({ bookings: rates.bookings(), ...paymentBooks(payments) }), reset: store.clear },
    { read: () => ({ mails: mail.list() }), reset: mail.reset },
    { read: () => ({}), reset: identity.reset },
    { read: () => ({}), reset: cards.reset },
  ];

  recordRequests(app, ledger, clock);
  injectFaults(app, { faults, ledger, recordText });
  app.register(controlRoutes({ clock, ledger, faults, books, webhooks }));
  app.register(rates.plugin);
  app.register(paymentsRoutes({ clock, payments, cards }), { prefix: VENDOR_PREFIXES.payments });
  app.register(geoIpRoutes(clock));
  app.register(reviewsRoutes({ world, clock, requestsPerSecond }));
  app.register(identity.plugin);
  app.register(mail.plugin);
  app.register(tilesRoutes(world));
  app.register(experiencesRoutes);
  return { app, smtp: mail.smtp, warm: world.warm };
}
