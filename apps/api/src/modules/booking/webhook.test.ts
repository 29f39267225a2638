import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingIntents } from '../../db/schema';
import { jsonOf } from '../../testing/checked-answer';
import { BOOKINGS, openTestShop, T0, type TestShop, withShop } from './testing/test-shop';

const shopOf = withShop();
let shop: TestShop;
let url: string;
beforeAll(async () => {
  const address = await shopOf().api.app.listen({ host: '127.0.0.1', port: 0 });
  url = `${address}/api/webhooks/liteapi`;
});
beforeEach(() => {
  shop = shopOf();
});

/** The pause between two status checks; the confirmation is the first one. The API's own rounds never find the next. */
const LOOK_MS = 30_000;

async function booked() {
  const { clientReference: reference, token, bookingId } = jsonOf(await shop.book(await shop.paidPrebook())).data;
  return { reference, token, bookingId: bookingId as string };
}
const row = async (reference: string) => {
  const [found] = await shop.api.database.db.select().from(bookingIntents).where(eq(bookingIntents.id, reference));
  return found;
};
const looksAt = async (bookingId: string) =>
  (await shop.api.ledger(`${BOOKINGS}/${bookingId}`)).filter(({ method }) => method === 'GET').length;
const send = (payload: string | Buffer, query = '', headers: Record<string, string> = {}) =>
  shop.api.app.inject({
    method: 'POST',
    url: `/api/webhooks/liteapi${query}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
const cancelEvent = (bookingId: string) =>
  JSON.stringify({
    event_name: 'booking.cancel',
    request: JSON.stringify({ bookingId }),
    response: JSON.stringify({ data: { bookingId, status: 'CANCELLED', refund_amount: 1_000_000 } }),
  });
/** Cancels at the provider without our API, as the provider's staff can. */
const cancelAtProvider = (bookingId: string) => shop.api.booking.cancel(bookingId, AbortSignal.timeout(10_000));

describe('a webhook', () => {
  it('about a cancellation at the provider cancels the booking, with one letter, even if it comes twice', async () => {
    const { reference, bookingId } = await booked();
    await shop.api.webhooks(url, { times: 2, isHeld: true });
    await cancelAtProvider(bookingId);
    expect((await row(reference))?.state).toBe('confirmed');
    expect(await shop.api.releaseWebhooks()).toEqual([204, 204]);
    await shop.reconcileAt(LOOK_MS);
    expect(await row(reference)).toMatchObject({ state: 'cancelled', refundMinor: null, nextTryAt: null });
    expect(await shop.letters()).toEqual(['cancellation', 'confirmation']);
    expect((await send(cancelEvent(bookingId))).statusCode).toBe(204);
    expect(await shop.reconcileAt(3 * LOOK_MS)).toBe(0);
    expect(await shop.letters()).toEqual(['cancellation', 'confirmation']);
    expect(await looksAt(bookingId)).toBe(1);
  });

  it('is only a hint: a forged cancellation changes nothing', async () => {
    const { reference, token, bookingId } = await booked();
    const before = await row(reference);
    expect((await send(cancelEvent(bookingId))).statusCode).toBe(204);
    expect(await shop.reconcileAt(LOOK_MS)).toBe(1);
    const after = await row(reference);
    expect(after).toEqual({ ...before, updatedAt: after?.updatedAt });
    expect(await shop.letters()).toEqual(['confirmation']);
    expect((await shop.view(reference, token)).state).toBe('confirmed');
  });

  it('causes only one status check each half minute, even in a flood', async () => {
    const { bookingId } = await booked();
    await Promise.all(Array.from({ length: 20 }, () => send(cancelEvent(bookingId))));
    expect(await shop.reconcileAt(LOOK_MS - 1)).toBe(0);
    expect(await shop.reconcileAt(LOOK_MS)).toBe(1);
    await Promise.all(Array.from({ length: 20 }, () => send(cancelEvent(bookingId))));
    expect(await shop.reconcileAt(2 * LOOK_MS - 1)).toBe(0);
    expect(await shop.reconcileAt(2 * LOOK_MS)).toBe(1);
    expect(await looksAt(bookingId)).toBe(2);
  });

  it('can arrive in any order with others', async () => {
    await shop.api.webhooks(url, { isHeld: true });
    const { reference, bookingId } = await booked();
    await shop.api.booking.amend(
      bookingId,
      { firstName: 'Ida', lastName: 'Testa', email: 'ida@example.test' },
      AbortSignal.timeout(10_000),
    );
    await cancelAtProvider(bookingId);
    expect(await shop.api.releaseWebhooks(true)).toEqual([204, 204, 204]);
    await shop.reconcileAt(LOOK_MS);
    expect((await row(reference))?.state).toBe('cancelled');
    expect(await shop.letters()).toEqual(['cancellation', 'confirmation']);
  });

  it('also finds the booking by our reference with the number of an attempt', async () => {
    const { reference } = await booked();
    await send(JSON.stringify({ request: JSON.stringify({ clientReference: `${reference}-2` }) }));
    expect((await row(reference))?.nextTryAt).toEqual(new Date(T0 + LOOK_MS));
  });

  it('does not affect a booking that a process works on, or that belongs to another provider', async () => {
    const { reference, bookingId } = await booked();
    const set = (change: Partial<typeof bookingIntents.$inferInsert>) =>
      shop.api.database.db.update(bookingIntents).set(change).where(eq(bookingIntents.id, reference));
    const lease = new Date(T0 + 20_000);
    await set({ state: 'cancelling', nextTryAt: lease });
    await send(cancelEvent(bookingId));
    expect((await row(reference))?.nextTryAt).toEqual(lease);
    await set({ state: 'confirmed', nextTryAt: null, provider: 'another' });
    await send(cancelEvent(bookingId));
    expect((await row(reference))?.nextTryAt).toBeNull();
  });

  it('does not take the agreed refund from a traveller who cancels during our status check', async () => {
    const { reference, token, bookingId } = await booked();
    const { refundNow } = await shop.view(reference, token);
    await send(cancelEvent(bookingId));
    const path = `${BOOKINGS}/${bookingId}`;
    await shop.api.faults(
      { method: 'GET', path, kind: 'slow', milliseconds: 300, times: 1 },
      { method: 'PUT', path, kind: 'lost', times: 1 },
    );
    const agreed = refundNow?.refund.minor ?? null;
    const cancel = shop.visitor.post('/booking/cancel', { reference, token, refundMinor: agreed });
    await Promise.all([shop.reconcileAt(LOOK_MS), cancel]);
    // The provider has cancelled, but its answer to our cancellation was lost.
    await shop.reconcileAt(3 * LOOK_MS);
    expect(await row(reference)).toMatchObject({ state: 'cancelled', refundMinor: agreed });
    expect(await shop.letters()).toEqual(['cancellation', 'confirmation']);
  });

  it.each(['', '{', 'null', '[1]', '<xml/>', cancelEvent('unknown'), JSON.stringify({ clientReference: 'TN2' })])(
    'gets the same answer if it is about no booking of ours: %s',
    async (body) => {
      const { reference } = await booked();
      const [unknown, text] = [await send(body), await send(body, '', { 'content-type': 'text/plain' })];
      expect([unknown.statusCode, unknown.body, text.statusCode]).toEqual([204, '', 204]);
      expect((await row(reference))?.nextTryAt).toBeNull();
    },
  );

  it('is refused if it is huge, and not found if its provider is unknown', async () => {
    expect((await send(Buffer.alloc(300 * 1024, 'x'))).statusCode).toBe(413);
    const unknown = await shop.api.app.inject({ method: 'POST', url: '/api/webhooks/constructor', payload: {} });
    expect(unknown.statusCode).toBe(404);
  });
});

describe('a webhook with a secret', () => {
  const SECRET = 'a secret of sixteen';
  let guarded: TestShop;
  beforeAll(async () => {
    const variables = {
      LITEAPI_KEY: 'sand_00000000-0000-4000-8000-000000000000',
      LITEAPI_URL: `${shopOf().api.sandboxUrl}/v3.0`,
      LITEAPI_WEBHOOK_SECRET: SECRET,
    };
    guarded = await openTestShop({ variables });
  });
  afterAll(() => guarded.api.close());

  it.each([
    ['', {}, 401],
    ['?secret=wrong', {}, 401],
    [`?secret=${encodeURIComponent(SECRET)}`, {}, 204],
    ['', { 'x-webhook-secret': SECRET }, 204],
    ['', { 'x-webhook-secret': `${SECRET}.` }, 401],
  ])('with the query %j and the headers %j is answered with %i', async (query, headers, status) => {
    const url = `/api/webhooks/liteapi${query}`;
    const answer = await guarded.api.app.inject({ method: 'POST', url, payload: {}, headers });
    expect(answer.statusCode).toBe(status);
  });
});
