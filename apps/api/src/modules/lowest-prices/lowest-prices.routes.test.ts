import type { LowestPriceLine } from '@tenth-night/contract/lowest-prices';
import { decodeOffer } from '@tenth-night/contract/offer-codec';
import type { RatesAnswer } from '@tenth-night/contract/rates';
import { lowestWholePrice } from '@tenth-night/domain/search/lowest-price';
import { addDays, type CalendarDate, type StayDates } from '@tenth-night/domain/stay/dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually, startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ auth: { now: () => new Date('2027-01-10T09:00:00Z') } });
});
afterEach(() => api.reset());
afterAll(() => api.close());

const BARE_PATH = '/v3.0/hotels/min-rates';
const FULL_PATH = '/v3.0/hotels/rates';
const LIST_PATH = '/v3.0/data/hotels';
const FIRST = '2027-03-01' as CalendarDate;
const PARTY = { occupancies: [{ adults: 2 }], currency: 'EUR', guestNationality: 'US' };

const staysOf = (count: number, nights = 1, first = FIRST): StayDates[] =>
  Array.from({ length: count }, (_, i) => ({ checkin: addDays(first, i), checkout: addDays(first, i + nights) }));
const send = (body: object) =>
  api.app.inject({ method: 'POST', url: '/api/search/lowest-prices', payload: { ...PARTY, ...body } });
const linesOf = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LowestPriceLine);
const ask = async (body: object) => linesOf((await send(body)).body).sort((a, b) => (a.checkin < b.checkin ? -1 : 1));
const placeOf = async (name: string): Promise<string> =>
  (await api.app.inject(`/api/data/places?textQuery=${name}`)).json().data[0].id;
const hotelsOf = async (placeId: string): Promise<string[]> =>
  (await api.app.inject(`/api/data/hotels?placeId=${placeId}`))
    .json()
    .data.map((of: { hotelId: string }) => of.hotelId);
const asked = async (...paths: readonly string[]) => (await Promise.all(paths.map((path) => api.ledger(path)))).flat();

/** The lowest price that a search of the site finds in the full offers of every hotel. */
async function searchedLowest(hotelIds: readonly string[], { checkin, checkout }: StayDates, offersPerHotel = 1) {
  const hotels = [];
  for (let i = 0; i < hotelIds.length; i += 200) {
    const body = { ...PARTY, hotelIds: hotelIds.slice(i, i + 200), checkin, checkout, offersPerHotel };
    const answer = await api.app.inject({ method: 'POST', url: '/api/hotels/rates', payload: body });
    hotels.push(...(answer.json() as RatesAnswer).hotels);
  }
  const offers = hotels.flatMap((hotel) => hotel.offers).flatMap((offer) => decodeOffer(offer) ?? []);
  const nights = (Date.parse(checkout) - Date.parse(checkin)) / 86_400_000;
  return lowestWholePrice([{ hotelId: 'all', offers }], nights);
}

describe('the lowest price of a stay', () => {
  it.each([
    ['Bruges', 1, 5],
    ['Bruges', 4, 5],
    ['Paris', 1, 2],
  ])('[PRICE-14] in %s for %i nights is the lowest whole price that a search finds', async (city, nights, count) => {
    const placeId = await placeOf(city);
    const hotelIds = await hotelsOf(placeId);
    const stays = staysOf(count, nights);
    const lines = await ask({ placeId, stays });
    expect(lines).toHaveLength(count);
    for (const [i, { status, price }] of lines.entries()) {
      expect(price).toEqual(await searchedLowest(hotelIds, stays[i] as StayDates));
      expect(status).toBe(price ? 'success' : 'empty');
    }
    expect(lines.filter(({ price }) => price).length).toBeGreaterThan(count / 2);
  });

  it('includes the fees that hotels collect, so on some day it is above the lowest bare price', async () => {
    const placeId = await placeOf('Bruges');
    const hotelIds = await hotelsOf(placeId);
    const stays = staysOf(10);
    const lines = await ask({ placeId, stays });
    const bare = await Promise.all(
      stays.map(async (dates) => {
        const request = { hotelIds, dates, rooms: [{ adults: 2, childrenAges: [] }], currency: 'EUR' };
        const prices = await api.hotelRates.minRates(
          { ...request, guestNationality: 'US' },
          AbortSignal.timeout(60_000),
        );
        return Math.min(...prices.map(({ price }) => price.minor));
      }),
    );
    const above = lines.map(({ price }, i) => (price?.minor ?? 0) - (bare[i] ?? 0));
    expect(Math.min(...above)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...above)).toBeGreaterThan(0);
  });

  it('is found even if three expensive hotels have lower bare prices', async () => {
    const placeId = await placeOf('Bruges');
    const [stay] = staysOf(1) as [StayDates];
    const hotelIds = await hotelsOf(placeId);
    const priced = await Promise.all(
      hotelIds.slice(0, 30).map(async (hotelId) => ({ hotelId, price: await searchedLowest([hotelId], stay) })),
    );
    const [cheapest, ...others] = priced
      .filter(({ price }) => price)
      .sort((a, b) => (a.price?.minor ?? 0) - (b.price?.minor ?? 0));
    const data = [...others.slice(-3), cheapest].map((hotel, i) => ({ hotelId: hotel?.hotelId, price: i + 1 }));
    await api.faults({ path: BARE_PATH, kind: 'status', status: 200, body: { data }, times: 1 });
    expect(await ask({ placeId, stays: [stay] })).toMatchObject([{ price: cheapest?.price }]);
  });

  it('in one hotel is the lowest whole price on its page', async () => {
    const [hotelId = ''] = await hotelsOf(await placeOf('Bruges'));
    const stays = staysOf(6, 2);
    const lines = await ask({ hotelId, stays });
    expect(await asked(BARE_PATH)).toEqual([]);
    for (const [i, { price }] of lines.entries()) {
      expect(price).toEqual(await searchedLowest([hotelId], stays[i] as StayDates, 50));
    }
    expect(lines.filter(({ price }) => price)).not.toEqual([]);
  });

  it('is none on a day without rooms', async () => {
    const placeId = await placeOf('Bruges');
    await api.faults({ path: BARE_PATH, kind: 'status', status: 200, code: 2001, times: 1 });
    expect(await ask({ placeId, stays: staysOf(1) })).toMatchObject([{ status: 'empty', price: null }]);
  });
});

describe('the calls to the provider', () => {
  it('are at most three for each day of a month, and none for the same request 58 minutes later', async () => {
    const placeId = await placeOf('Bruges');
    const stays = staysOf(31);
    const first = await ask({ placeId, stays });
    const [bare, full] = [(await asked(BARE_PATH)).length, (await asked(FULL_PATH)).length];
    expect(bare).toBe(31);
    expect(full).toBeLessThanOrEqual(62);
    api.passTime(3_500_000);
    expect(await ask({ placeId, stays })).toEqual(first);
    expect(await asked(BARE_PATH, FULL_PATH)).toHaveLength(bare + full);
    expect(await asked(LIST_PATH)).toHaveLength(1);
    api.passTime(200_000);
    await ask({ placeId, stays: stays.slice(0, 1) });
    expect(await asked(BARE_PATH)).toHaveLength(32);
  });

  it('contain at most 200 hotels, and in a large city all hotels for only two days', async () => {
    const placeId = await placeOf('Paris');
    const batches = Math.ceil((await hotelsOf(placeId)).length / 200);
    expect(batches).toBeGreaterThan(1);
    await ask({ placeId, stays: staysOf(8) });
    const bare = await asked(BARE_PATH);
    expect(bare).toHaveLength(2 * batches + 2 * 8);
    for (const { body } of bare) expect((body as { hotelIds: string[] }).hotelIds.length).toBeLessThanOrEqual(200);
    await ask({ placeId, stays: staysOf(1), currency: 'USD' });
    expect(await asked(BARE_PATH)).toHaveLength(2 * batches + 2 * 9);
  });

  it('are shared by equal simultaneous requests, but not with another party, currency or nationality', async () => {
    const placeId = await placeOf('Bruges');
    const stays = staysOf(2);
    await Promise.all([ask({ placeId, stays }), ask({ placeId, stays })]);
    expect(await asked(BARE_PATH)).toHaveLength(2);
    for (const other of [{ occupancies: [{ adults: 1 }] }, { currency: 'USD' }, { guestNationality: 'DE' }]) {
      await ask({ placeId, stays, ...other });
    }
    expect(await asked(BARE_PATH)).toHaveLength(8);
  });

  it('end when the browser leaves', async () => {
    const slow = await startTestApi({ latencyMs: 2_000, auth: { now: () => new Date('2027-01-10T09:00:00Z') } });
    const url = await slow.app.listen({ host: '127.0.0.1', port: 0 });
    const [place] = (await slow.app.inject('/api/data/places?textQuery=Bruges')).json().data;
    const leave = new AbortController();
    const answer = fetch(`${url}/api/search/lowest-prices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...PARTY, placeId: place.id, stays: staysOf(31) }),
      signal: leave.signal,
    });
    await eventually(
      () => slow.ledger(BARE_PATH),
      (calls) => calls.length > 0,
    );
    leave.abort();
    await expect(answer).rejects.toThrow();
    const calls = await eventually(
      () => slow.ledger(BARE_PATH),
      (seen) => seen.every(({ endedBy }) => endedBy !== null),
    );
    expect(calls.map(({ endedBy }) => endedBy)).toContain('client-gone');
    expect(calls.length).toBeLessThanOrEqual(8);
    await slow.close();
  });
});

describe('a failure', () => {
  it('is reported only for its own day, and is not cached', async () => {
    const placeId = await placeOf('Bruges');
    await api.faults({ path: BARE_PATH, kind: 'status', status: 500, times: 1 });
    const lines = await ask({ placeId, stays: staysOf(4) });
    expect(lines.filter(({ status }) => status === 'failed')).toHaveLength(1);
    expect(lines.filter(({ status }) => status === 'success')).toHaveLength(3);
    expect((await ask({ placeId, stays: staysOf(4) })).map(({ status }) => status)).not.toContain('failed');
  });

  it('of the full offers is not hidden by the bare price', async () => {
    const placeId = await placeOf('Bruges');
    await api.faults({ path: FULL_PATH, kind: 'status', status: 500, times: 1 });
    expect(await ask({ placeId, stays: staysOf(1) })).toMatchObject([{ status: 'failed', price: null }]);
  });

  it('of the provider stops the calls after a few', async () => {
    const placeId = await placeOf('Bruges');
    await api.faults({ path: BARE_PATH, kind: 'status', status: 500, times: 100 });
    const lines = await ask({ placeId, stays: staysOf(31) });
    expect(lines).toHaveLength(31);
    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(['failed']));
    expect((await asked(BARE_PATH)).length).toBeLessThanOrEqual(5);
    expect(await searchedLowest(await hotelsOf(placeId), staysOf(1)[0] as StayDates), 'searches go on').not.toBeNull();
  });
});

describe('a request', () => {
  it('is refused with 400 if it is invalid', async () => {
    const [placeId, stays] = ['anywhere', staysOf(1)];
    const wrongs = [
      { stays },
      { placeId, hotelId: 'lp1', stays },
      { placeId },
      { placeId, stays: [] },
      { placeId, stays: staysOf(32) },
      { placeId, stays: [{ checkin: '2027-02-30', checkout: '2027-03-02' }] },
      { placeId, stays: [{ checkin: '2027-03-02', checkout: '2027-03-02' }] },
      { placeId, stays: [{ checkin: '2027-01-08', checkout: '2027-01-09' }] },
      { placeId, stays, occupancies: [] },
    ];
    for (const wrong of wrongs) {
      const answer = await send(wrong);
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request']);
    }
    expect(await asked(BARE_PATH, FULL_PATH, LIST_PATH)).toEqual([]);
  });

  it('may begin yesterday, because that is still today in some time zones', async () => {
    const stays = [{ checkin: '2027-01-09', checkout: '2027-01-10' }];
    expect((await send({ placeId: await placeOf('Bruges'), stays })).statusCode).toBe(200);
  });

  it('for an unknown place gets a 404', async () => {
    const answer = await send({ placeId: 'atlantis', stays: staysOf(3) });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
  });
});
