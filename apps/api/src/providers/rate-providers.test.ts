/** A second rate provider besides LiteAPI: one line in the table is enough for the whole journey of a traveller. */
import { afterEach, describe, expect, it } from 'vitest';
import { bookingIntents, guestMappings } from '../db/schema';
import { createCancelSteps } from '../modules/booking/cancel-steps';
import { createIntentRepo, type Intent } from '../modules/booking/intent.repo';
import { jsonOf } from '../testing/checked-answer';
import { createSmallInns } from '../testing/small-inns';
import { startTestApi, type TestApi } from '../testing/test-api';
import { openTestDatabase } from '../testing/test-database';
import { createVisitor } from '../testing/test-visitor';
import { RATE_PROVIDERS } from './rate-providers';

const HOLDER = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
const STAY = { checkin: '2027-03-12', checkout: '2027-03-13', occupancies: [{ adults: 2 }], currency: 'EUR' };
const NOW = () => new Date('2027-01-10T09:00:00Z');
/** Keys for LiteAPI at a sandbox, whose ledger shows whether LiteAPI got any calls. */
const LITEAPI_KEYS = (sandboxUrl: string) => ({ LITEAPI_KEY: 'sand_test', LITEAPI_URL: `${sandboxUrl}/v3.0` });

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function start(options: Parameters<typeof startTestApi>[0]): Promise<TestApi> {
  const api = await startTestApi({ auth: { now: NOW }, ...options });
  open.push(api);
  return api;
}

const vendors = () => ({ ...RATE_PROVIDERS, 'small-inns': createSmallInns() });

async function bookAnInn(api: TestApi) {
  const visitor = createVisitor(api);
  const { user } = jsonOf(await visitor.post('/auth/sign-up', { email: HOLDER.email, password: 'tulips in May' }));
  const headers = { authorization: `Bearer ${jsonOf(await visitor.post('/auth/token')).token}` };
  const [place] = jsonOf(await visitor.get('/data/places?textQuery=Vals&language=en')).data;
  const hotels = jsonOf(await visitor.get(`/data/hotels?placeId=${place.id}&language=en`)).data;
  const hotelIds = hotels.map(({ hotelId }: { hotelId: string }) => hotelId);
  const rates = jsonOf(await visitor.post('/hotels/rates', { hotelIds, ...STAY, offersPerHotel: 5 }));
  const { offerId } = rates.hotels[0].offers[0];
  const { prebookId, transactionId } = jsonOf(await visitor.post('/rates/prebook', { offerId }, headers)).data;
  const body = { prebookId, holder: HOLDER, payment: { method: 'TRANSACTION_ID', transactionId }, guests: [] };
  const booked = jsonOf(await visitor.post('/rates/book', body, headers)).data;
  const { clientReference: reference, token } = booked;
  return {
    ...{ headers, hotelIds, booked, uid: user.uid },
    view: async () => jsonOf(await visitor.get(`/booking?reference=${reference}&token=${token}`)).data,
    trips: async (guestId: string) => jsonOf(await visitor.get(`/bookings?guestId=${guestId}`, headers)),
    cancel: (refundMinor: number) => visitor.post('/booking/cancel', { reference, token, refundMinor }),
  };
}

describe('a second rate provider', () => {
  it('needs one line in the table: search, prebook, book, read and cancel call it, and never LiteAPI', async () => {
    const elsewhere = await start({});
    const variables = { RATE_PROVIDER: 'small-inns', INNS_KEY: 'test', ...LITEAPI_KEYS(elsewhere.sandboxUrl) };
    const api = await start({ rates: { vendors: vendors(), variables } });
    const stay = await bookAnInn(api);
    expect([stay.hotelIds, stay.booked.state]).toEqual([['inn-1', 'inn-2'], 'confirmed']);
    const view = await stay.view();
    expect(view).toMatchObject({ state: 'confirmed', bookingId: 'inn-booking-1', hotelId: 'inn-1' });
    expect(await api.database.db.select().from(bookingIntents)).toMatchObject([{ provider: 'small-inns' }]);
    expect(await api.database.db.select().from(guestMappings)).toMatchObject([
      { uid: stay.uid, provider: 'small-inns', guestId: 'inn-guest-1' },
    ]);
    expect(JSON.stringify(await stay.trips('inn-guest-1'))).toContain('The small inn-1');
    const cancelled = jsonOf(await stay.cancel(view.refundNow.refund.minor)).data;
    expect(cancelled).toMatchObject({ state: 'cancelled', refunded: { minor: 24_000, currency: 'EUR' } });
    expect(await allAsked(elsewhere)).toEqual([]);
  });

  it('keeps its bookings when another provider sells, and LiteAPI gets no call about them', async () => {
    const database = await openTestDatabase();
    open.push(database);
    const table = vendors();
    const first = await start({
      database,
      rates: { vendors: table, variables: { RATE_PROVIDER: 'small-inns', INNS_KEY: 'x' } },
    });
    const stay = await bookAnInn(first);
    const { reference, token } = { reference: stay.booked.clientReference, token: stay.booked.token };

    // LiteAPI sells now, and the sandbox answers for it. The inns still have their key.
    const second = await start({ database, rates: { vendors: table, variables: { INNS_KEY: 'x' } } });
    const visitor = createVisitor(second);
    const view = jsonOf(await visitor.get(`/booking?reference=${reference}&token=${token}`)).data;
    expect(view).toMatchObject({ state: 'confirmed', bookingId: 'inn-booking-1' });
    const body = { reference, token, refundMinor: view.refundNow.refund.minor };
    expect(jsonOf(await visitor.post('/booking/cancel', body)).data).toMatchObject({ state: 'cancelled' });
    const [trip] = jsonOf(await visitor.get('/bookings?guestId=inn-guest-1', stay.headers)).data;
    expect(trip).toMatchObject({ status: 'CANCELLED', hotelId: null, hotelName: null });
    expect(await allAsked(second)).toEqual([]);
  });

  it('without its key shows its bookings from our rows, and reports to support why they cannot be cancelled', async () => {
    const database = await openTestDatabase();
    open.push(database);
    const variables = { RATE_PROVIDER: 'small-inns', INNS_KEY: 'x' };
    const stay = await bookAnInn(await start({ database, rates: { vendors: vendors(), variables } }));
    const { clientReference: reference, token } = stay.booked;

    const without = await start({ database });
    const visitor = createVisitor(without);
    const view = jsonOf(await visitor.get(`/booking?reference=${reference}&token=${token}`)).data;
    expect(view.state).toBe('confirmed');
    const body = { reference, token, refundMinor: view.refundNow.refund.minor };
    expect(jsonOf(await visitor.post('/booking/cancel', body)).data.state).toBe('cancelling');
    const told: unknown[] = [];
    const now = () => NOW().getTime();
    const intents = createIntentRepo(database.db, now);
    const report = (_id: string, ...what: unknown[]) => told.push(what);
    const driver = createCancelSteps({ intents, providers: without.bookings, now, report });
    await driver.goOn({ ...((await intents.find(reference)) as Intent), tries: 5 });
    const why = 'this booking was made at the rate provider small-inns, which is not configured';
    const error = expect.objectContaining({ message: `Did not call the provider: ${why}` });
    expect(told).toEqual([['could not be cancelled after 5 tries', error]]);
    expect(await allAsked(without)).toEqual([]);
  });
});

/** The paths of all calls that reached the sandbox in the place of LiteAPI. */
async function allAsked({ sandboxUrl }: TestApi): Promise<readonly string[]> {
  const answer = await fetch(`${sandboxUrl}/__sandbox/ledger`);
  const { requests } = (await answer.json()) as { requests: readonly { path: string }[] };
  return requests.map(({ path }) => path).filter((path) => path.startsWith('/v3.0/'));
}
