/** The sandbox's control API: read the ledger, set faults, move the clock, reset. Never part of a vendor's wire. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { SandboxClock } from '../kernel/clock';
import { Fault } from '../kernel/fault';
import type { Faults } from '../kernel/faults';
import type { Ledger } from '../kernel/ledger';
import type { Webhooks } from '../vendors/hotel-rates/booking/webhooks';

const strict = { additionalProperties: false };
const FaultsRequest = Type.Object({ faults: Type.Array(Fault) }, strict);
const ClockRequest = Type.Union([
  Type.Object({ now: Type.String({ format: 'date-time' }) }, strict),
  Type.Object({ advanceSeconds: Type.Number() }, strict),
]);

const WebhooksRequest = Type.Object(
  {
    url: Type.Union([Type.String({ pattern: '^https?://' }), Type.Null()]),
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    isHeld: Type.Optional(Type.Boolean()),
  },
  strict,
);
const ReleaseRequest = Type.Object({ isReversed: Type.Optional(Type.Boolean()) }, strict);

/** What a vendor stores. The ledger shows it under the vendor's names; a reset clears it. */
export interface Books {
  read(): Readonly<Record<string, readonly unknown[]>>;
  reset(): void;
}

interface ControlOptions {
  readonly clock: SandboxClock;
  readonly ledger: Ledger;
  readonly faults: Faults;
  readonly books: readonly Books[];
  readonly webhooks: Webhooks;
}

export function controlRoutes({ clock, ledger, faults, books, webhooks }: ControlOptions): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/__sandbox/ledger', () => Object.assign({ requests: ledger.list() }, ...books.map((book) => book.read())));

    app.post('/__sandbox/reset', () => {
      faults.replace([]);
      clock.reset();
      webhooks.configure({ url: null });
      for (const book of books) book.reset();
      ledger.clear();
      return { ok: true };
    });

    app.post('/__sandbox/faults', { schema: { body: FaultsRequest } }, (request) => {
      faults.replace(request.body.faults);
      return { ok: true };
    });

    app.post('/__sandbox/webhooks', { schema: { body: WebhooksRequest } }, ({ body }) => {
      webhooks.configure(body);
      return { ok: true };
    });

    app.post('/__sandbox/webhooks/release', { schema: { body: ReleaseRequest } }, async ({ body }) => {
      await webhooks.rest();
      return { statuses: await webhooks.release(body.isReversed ?? false) };
    });

    app.get('/__sandbox/clock', () => ({ now: clock.now() }));

    app.post('/__sandbox/clock', { schema: { body: ClockRequest } }, ({ body }) => {
      if ('now' in body) clock.set(new Date(body.now));
      else clock.advance(body.advanceSeconds * 1000);
      return { now: clock.now() };
    });
  };
}
