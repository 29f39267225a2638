import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Flood, type FloodCall, type FloodTally, startFlood } from '../testing/flood';
import { eventually, startTestApi, type TestApi } from '../testing/test-api';
import { walkJourney } from '../testing/walk-journey';

const FLOODER = '203.0.113.9';
const OTHERS = ['198.51.100.1', '198.51.100.2', '2001:db8:0:1::1', '2001:db8:0:2::1'];
const CITIES = ['Rome', 'Paris', 'Madrid', 'Lisbon'];
const PATIENTLY = { timeout: 120_000 };

/** Long enough for every bucket to be full again. */
const LATER_MS = 600_000;

let api: TestApi;
let url: string;
let flood: Flood;

beforeAll(async () => {
  api = await startTestApi({ hasLimits: true });
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  // The first requests are slow, because the sandbox creates its data then.
  for (const city of CITIES) await walkJourney({ url, pay: api.pay }, '192.0.2.1', city);
}, 120_000);
beforeEach(() => api.reset());
afterEach(async () => {
  await flood.stop();
  api.passTime(LATER_MS);
});
afterAll(() => api.close());

const STAY = { adults: 2, children: 0, childrenAges: [], rooms: 1, currency: 'EUR', guestNationality: 'US' };
/** A different search for each number, with nights that no other caller searches for. */
const search = (k: number): FloodCall => ({
  name: 'rates',
  path: '/search/rates/stream',
  body: { hotelIds: [`lp${k}`], checkIn: '2027-04-01', checkOut: '2027-04-05', ...STAY, offersPerHotel: 1 },
});
const position = (k: number) => `latitude=${(k % 80) + 0.5}&longitude=12.5`;
const COSTLY: readonly ((k: number) => FloodCall)[] = [
  search,
  (k) => ({ name: 'places', path: `/data/places?textQuery=flood${k}` }),
  (k) => ({ name: 'lists', path: `/data/hotels?placeId=nowhere${k}` }),
  (k) => ({ name: 'hotel', path: `/data/hotel?hotelId=lp${k}` }),
  (k) => ({ name: 'reviews', path: `/reviews/hotel?hotelId=lp${k}&name=Flood%20${k}&${position(k)}` }),
  (k) => ({ name: 'reviewCalls', path: `/ta/search?query=flood${k}` }),
  (k) => ({ name: 'prebook', path: '/rates/prebook', body: { offerId: `offer-${k}` } }),
  (k) => ({
    name: 'book',
    path: '/rates/book',
    body: {
      prebookId: `p${k}`,
      holder: { firstName: 'A', lastName: 'B', email: 'a@example.test' },
      payment: { method: 'TRANSACTION_ID', transactionId: `t${k}` },
      guests: [],
    },
  }),
];

const all = ({ statuses }: FloodTally) => [...statuses.values()].flatMap((counts) => [...counts.keys()]);
const refusedIn = ({ statuses }: FloodTally, name: string) => statuses.get(name)?.get(429) ?? 0;

async function walkAll() {
  const site = { url, pay: api.pay };
  return Promise.all(OTHERS.map((address, i) => walkJourney(site, address, CITIES[i] ?? '')));
}

const JOURNEY = ['places', 'list', 'rates', 'hotel', 'hotel rates', 'prebook', 'book'];

describe('a flood from one address', () => {
  it(
    'with 220 searches at a slow provider gets 429, and four others search and book meanwhile',
    PATIENTLY,
    async () => {
      const slow = { vendor: 'hotel-rates', kind: 'slow', milliseconds: 400 };
      await api.faults(slow, { path: '/v3.0/rates/prebook', kind: 'as-offered' });
      flood = startFlood({ url, address: FLOODER, inFlight: 220, call: search });
      // Waits until the flooder's share of the queue is full.
      await eventually(
        async () => refusedIn(flood.tally(), 'rates'),
        (refused) => refused > 0,
      );
      expect(await walkAll()).toEqual(OTHERS.map(() => JOURNEY));
      const tally = await flood.stop();
      expect(tally.withoutRetryAfter).toBe(0);
      expect(all(tally).filter((status) => status >= 500)).toEqual([]);
    },
  );

  it(
    'on all costly routes is refused on the most expensive ones, and four others search and book meanwhile',
    PATIENTLY,
    async () => {
      await api.faults(
        { vendor: 'hotel-rates', kind: 'slow', milliseconds: 50 },
        { path: '/v3.0/rates/prebook', kind: 'as-offered' },
      );
      const call = (k: number) => COSTLY[k % COSTLY.length]?.(k) ?? search(k);
      flood = startFlood({ url, address: FLOODER, inFlight: 100, call });
      const names = ['prebook', 'book', 'reviewCalls'];
      await eventually(
        async () => names.map((name) => refusedIn(flood.tally(), name)),
        (refused) => refused.every((count) => count > 0),
      );
      expect(await walkAll()).toEqual(OTHERS.map(() => JOURNEY));
      const tally = await flood.stop();
      expect(tally.withoutRetryAfter).toBe(0);
    },
  );
});
