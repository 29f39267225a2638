import type { WireRatesRequest } from '@tenth-night/provider-wire/hotel-rates/rates';
import { describe, expect, it } from 'vitest';
import { askRates, cheapestOf } from '../../../testing/asked-rates';
import { createTestSandbox, RATES_PATH, ratesRequest } from '../../../testing/test-sandbox';

const sandbox = createTestSandbox();
const PARIS = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=640');
const rates = ({ hotelIds = PARIS.slice(0, 60), ...change }: Partial<WireRatesRequest> = {}) =>
  askRates(sandbox, hotelIds, change);

describe('the hotels of POST /hotels/rates', () => {
  it('are missing if there is no rate: six in a hundred always, five more on any night', async () => {
    const days = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2027-06-${day}`);
    const onSale = async (checkin = '', checkout = ''): Promise<Set<string>> =>
      new Set((await rates({ hotelIds: PARIS, maxRatesPerHotel: 1, checkin, checkout })).map(({ hotelId }) => hotelId));
    const nights = await Promise.all(days.slice(1).map((day, k) => onSale(days[k], day)));
    const ever = new Set(nights.flatMap((night) => [...night]));
    expect(1 - ever.size / PARIS.length).toBeGreaterThan(0.03);
    expect(1 - ever.size / PARIS.length).toBeLessThan(0.09);
    for (const night of nights) {
      expect(1 - night.size / ever.size).toBeGreaterThan(0.02);
      expect(1 - night.size / ever.size).toBeLessThan(0.09);
    }
    const everyNight = [...ever].filter((id) => nights.every((night) => night.has(id)));
    expect(await onSale(days[0], days.at(-1))).toEqual(new Set(everyNight));
  });

  it('come in the requested order', async () => {
    const byRank = (await rates()).map(({ hotelId }) => hotelId);
    expect(byRank).toEqual(PARIS.filter((id) => byRank.includes(id)));
    const prices = async (direction: 'ascending' | 'descending'): Promise<number[]> =>
      (await rates({ sort: [{ field: 'price', direction }] })).map(cheapestOf);
    const ascending = await prices('ascending');
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    expect(await prices('descending')).toEqual(ascending.toReversed());
  });

  it('count once when requested twice, and unknown ones not at all', async () => {
    const ids = PARIS.slice(0, 10);
    expect(await rates({ hotelIds: [...ids, 'lp1', ...ids, 'nonsense'] })).toEqual(await rates({ hotelIds: ids }));
  });
});

describe('the refusals of POST /hotels/rates', () => {
  const refusal = async (change: object) => {
    const answer = await sandbox.post(RATES_PATH, { ...ratesRequest(PARIS.slice(0, 3)), ...change });
    return { status: answer.statusCode, body: answer.json() };
  };

  it.each([
    [{ checkin: undefined }, 'missing field checkin'],
    [{ checkin: '12.03.2027' }, /^checkin must match/],
    [{ checkin: '2027-02-30' }, 'checkin is not a date'],
    [{ checkout: '2027-13-01' }, 'checkout is not a date'],
    [{ checkout: '2027-03-12' }, 'checkin date must be before checkout date'],
    [{ checkout: '2027-03-11' }, 'checkin date must be before checkout date'],
    [{ checkin: '2026-11-13', checkout: '2026-11-16' }, 'checkin date must not be in the past'],
    [{ checkout: '2027-04-12' }, 'checkout must be at most 30 nights after checkin'],
    [{ currency: 'XXX' }, 'currency is not supported'],
    [{ currency: 'toString' }, /^currency/],
    [{ currency: 'eur' }, /^currency/],
    [{ guestNationality: 'USA' }, /^guestNationality/],
    [{ occupancies: [] }, /^occupancies/],
    [{ occupancies: [{ adults: 0 }] }, /^occupancies\.0\.adults/],
    [{ occupancies: [{ adults: 1, children: [18] }] }, /^occupancies\.0\.children\.0/],
    [{ occupancies: [{ adults: '2' }] }, /^occupancies\.0\.adults/],
    [{ hotelIds: 'lp1' }, /^hotelIds/],
    [{ maxRatesPerHotel: 0 }, /^maxRatesPerHotel/],
    [{ stream: 'true' }, /^stream/],
    [{ offersPerHotel: 1 }, 'unknown field offersPerHotel'],
    [{ sort: [{ title: 'price' }] }, /field/],
  ])('name the field: %j', async (change, description) => {
    expect(await refusal(change)).toEqual({
      status: 400,
      body: {
        error: {
          code: 4002,
          message: 'required request field is missing or wrong input',
          description: typeof description === 'string' ? description : expect.stringMatching(description),
        },
      },
    });
  });

  it.each([[[]], [['lp1', 'nonsense', '']], [['lpffffffff']]])('refuse the unknown ids %j', async (hotelIds) => {
    expect(await refusal({ hotelIds })).toEqual({
      status: 400,
      body: { error: { code: 4000, message: 'bad request', description: 'hotel ids not found' } },
    });
  });

  it('accept no more than 5000 ids', async () => {
    const hotelIds = Array.from({ length: 5001 }, (_, k) => `lp${k}`);
    expect(await refusal({ hotelIds })).toMatchObject({ status: 400, body: { error: { code: 4000 } } });
  });

  it.each([false, true])('say that nothing is available with HTTP 200, streamed: %s', async (stream) => {
    expect(await refusal({ occupancies: [{ adults: 30 }], stream })).toEqual({
      status: 200,
      body: { error: { code: 2001, message: 'no availability found' } },
    });
  });

  it.each([
    { checkin: '2026-11-14', checkout: '2026-11-16' },
    { checkin: '2027-03-12', checkout: '2027-04-11' },
  ])('accept the outermost dates: %j', async (change) => {
    expect((await refusal({ ...change, hotelIds: PARIS })).body.data.length).toBeGreaterThan(0);
  });

  it.each([null, [], 'text', 7])('call the body %j empty', async (payload) => {
    const headers = { 'x-api-key': 'sand_1', 'content-type': 'application/json' };
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: RATES_PATH,
      headers,
      payload: JSON.stringify(payload),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 4002, description: 'empty request body' } });
  });
});
