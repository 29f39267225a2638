import { beforeAll, describe, expect, it } from 'vitest';
import { linesOf, type TestRates, withRates } from './testing/test-rates';

const rates = withRates();
let { api, idsOf, post, plain, asked, screenBody, documentBody } = {} as TestRates;
beforeAll(() => {
  ({ api, idsOf, post, plain, asked, screenBody, documentBody } = rates());
});

describe('rates for the requests of the documents', () => {
  it('[RATE-01] are those of the results screen', async () => {
    const answer = await plain('/hotels/rates', documentBody());
    await api.reset();
    expect(answer.hotels.length).toBeGreaterThan(10);
    expect(answer).toEqual(await plain('/search/rates', screenBody()));
  });

  it('[RATE-02] are those of the hotels in `hotelIds`, even if `hotels` contains others', async () => {
    const named = idsOf(5, 25);
    const answer = await plain('/hotels/rates', documentBody({ hotelIds: named }));
    expect(answer.hotels.length).toBeGreaterThan(10);
    expect(answer.hotels.filter(({ hotelId }) => !named.includes(hotelId))).toEqual([]);
  });

  it('[RATE-03] are those of `hotels` if `hotelIds` is empty', async () => {
    const whole = documentBody();
    const [first] = (await plain('/hotels/rates', whole)).hotels;
    await api.reset();
    const listed = { ...whole.hotels[0], id: first?.hotelId };
    expect(await plain('/hotels/rates', documentBody({ hotelIds: [], hotels: [listed] }))).toEqual({
      hotels: [first],
      status: 'success',
    });
    expect(await asked()).toBe(1);
  });

  /** Both prices of each hotel that is on sale with the usual request and with this change. */
  async function pricesWith(part: Record<string, unknown>) {
    const usual = await plain('/hotels/rates', documentBody());
    const other = await plain('/hotels/rates', documentBody(part));
    const before = new Map(usual.hotels.map(({ hotelId, offers }) => [hotelId, offers[0]]));
    return other.hotels.flatMap(({ hotelId, offers }) => {
      const [was, is] = [before.get(hotelId), offers[0]];
      return was && is ? [{ was, is }] : [];
    });
  }

  it('[RATE-04] cost more for a longer stay in summer', async () => {
    const prices = await pricesWith({ checkin: '2027-07-16', checkout: '2027-07-20' });
    expect(prices.length).toBeGreaterThan(10);
    expect(prices.filter(({ was, is }) => is.price <= was.price)).toEqual([]);
  });

  it('[RATE-05] cost more for a second room', async () => {
    const prices = await pricesWith({ occupancies: [{ adults: 2, children: [7] }, { adults: 1 }] });
    expect(prices.length).toBeGreaterThan(10);
    expect(prices.filter(({ was, is }) => is.price <= was.price)).toEqual([]);
  });

  it('[RATE-06] are in the requested currency', async () => {
    const prices = await pricesWith({ currency: 'JPY' });
    expect(prices.length).toBeGreaterThan(10);
    expect(prices.filter(({ was, is }) => was.currency !== 'EUR' || is.currency !== 'JPY')).toEqual([]);
    // A yen is worth less than a hundredth of a euro.
    expect(prices.filter(({ was, is }) => is.price < 50 * was.price)).toEqual([]);
  });

  it('[RATE-07] are mapped to rooms, even if the body does not ask for it', async () => {
    const { roomMapping: _mapping, ...without } = documentBody();
    for (const body of [documentBody(), without]) {
      const { hotels: found } = await plain('/hotels/rates', body);
      expect(found.some(({ offers }) => offers[0]?.mappedRoomId)).toBe(true);
      await api.reset();
    }
  });

  it('[RATE-08] are for a guest from the US unless the body names another country', async () => {
    const { guestNationality: _country, ...without } = documentBody();
    const unnamed = await plain('/hotels/rates', without);
    expect(await plain('/hotels/rates', documentBody({ guestNationality: 'US' }))).toEqual(unnamed);
    expect(await asked()).toBe(1);
    await plain('/hotels/rates', documentBody({ guestNationality: 'FR' }));
    expect(await asked()).toBe(2);
  });

  it.each([[[{ title: 'price' }]], [[{ field: 'price', direction: 'ascending' }]], [[{ field: 'price' }]], [[]]])(
    '[RATE-09] are sorted by price, ascending, with the sort %j',
    async (sort) => {
      const { status, hotels: found } = await plain('/hotels/rates', documentBody({ sort }));
      const prices = found.map(({ offers }) => offers[0]?.price ?? 0);
      expect([status, new Set(prices).size > 10]).toEqual(['success', true]);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    },
  );

  /** The answer contains hotels, and is the same without the field. */
  async function expectNoDifference(field: string) {
    const whole = await plain('/hotels/rates', documentBody({ [field]: 'elsewhere' }));
    await api.reset();
    expect(whole.hotels.length).toBeGreaterThan(10);
    expect(await plain('/hotels/rates', documentBody({ [field]: undefined }))).toEqual(whole);
    expect((await post('/hotels/rates', documentBody({ [field]: 'x'.repeat(201) }))).statusCode).toBe(400);
  }

  it('[RATE-10] accept a place, which changes nothing because the hotels are named', () =>
    expectNoDifference('placeId'));

  it('[RATE-11] accept a location, which changes nothing', () => expectNoDifference('locationId'));

  it('[RATE-12][RATE-13] contain one offer per hotel unless the body asks for more', async () => {
    const { offersPerHotel: _count, ...without } = documentBody();
    const one = await plain('/hotels/rates', without);
    expect(new Set(one.hotels.map(({ offers }) => offers.length))).toEqual(new Set([1]));
    const three = await plain('/hotels/rates', documentBody({ offersPerHotel: 3 }));
    expect(Math.max(...three.hotels.map(({ offers }) => offers.length))).toBe(3);
  });

  it.each([
    ['[RATE-16] ?stream=true', '/hotels/rates?stream=true', {}],
    ['[RATE-17] stream true in the body', '/hotels/rates', { stream: true }],
  ])('are streamed with %s', async (_how, path, part) => {
    const answer = await post(path, documentBody(part));
    expect(answer.headers['content-type']).toContain('application/x-ndjson');
    expect(linesOf(answer.body).at(-1)).toMatchObject({ done: true, status: 'success' });
  });

  it('[RATE-16] are not streamed with ?stream=false', async () => {
    expect((await post('/hotels/rates?stream=false', documentBody())).json().status).toBe('success');
  });

  it.each([
    { checkout: '2027-03-12' },
    { checkin: '2027-02-30' },
    { occupancies: [] },
    { occupancies: [{ adults: 0 }] },
    { occupancies: [{ adults: 1, children: [18] }] },
    { occupancies: Array.from({ length: 9 }, () => ({ adults: 1 })) },
    { currency: 'euro' },
  ])('[RATE-05] are refused for %j with 400, without a provider call', async (part) => {
    expect((await post('/hotels/rates', documentBody(part))).statusCode).toBe(400);
    expect(await asked()).toBe(0);
  });
});
