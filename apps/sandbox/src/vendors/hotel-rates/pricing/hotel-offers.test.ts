import type { WireRatesRequest } from '@tenth-night/provider-wire/hotel-rates/rates';
import { describe, expect, it } from 'vitest';
import { askRates, cheapestOf, offersOf, only, priceOf, ratesOf } from '../../../testing/asked-rates';
import { createTestSandbox } from '../../../testing/test-sandbox';
import { BOARDS } from './rate-plan';

const sandbox = createTestSandbox();
const PARIS = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=640');
const LONDON = await sandbox.hotelIds('countryCode=GB&cityName=London&limit=300');
const rates = ({ hotelIds = PARIS.slice(0, 60), ...change }: Partial<WireRatesRequest> = {}) =>
  askRates(sandbox, hotelIds, change);

const cents = (amount: number): number => Math.round(amount * 100);
const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

describe('the offers of a hotel', () => {
  it('come two to six for a hotel, cheapest first, each with its own id', async () => {
    const hotels = await rates({ hotelIds: PARIS });
    const counts = new Set(hotels.map(({ roomTypes }) => roomTypes.length));
    expect(counts).toEqual(new Set([2, 3, 4, 5, 6]));
    for (const { roomTypes } of hotels) {
      const prices = roomTypes.map(priceOf);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }
    const ids = offersOf(hotels).map(({ offerId }) => offerId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[\w-]{900,2500}$/.test(id))).toEqual([]);
  });

  it('have one rate for each room, numbered in the requested order', async () => {
    const occupancies = [{ adults: 2, children: [8, 1] }, { adults: 1 }, { adults: 3 }];
    const offers = offersOf(await rates({ occupancies }));
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      expect(offer.rates.map(({ occupancyNumber }) => occupancyNumber)).toEqual([1, 2, 3]);
      expect(offer.rates.map(({ adultCount }) => adultCount)).toEqual([2, 1, 3]);
      expect(offer.rates.map(({ childrenAges }) => childrenAges)).toEqual([[8, 1], [], []]);
      for (const { maxOccupancy } of offer.rates) expect(maxOccupancy).toBeGreaterThanOrEqual(4);
    }
  });

  it('differ in board and cancellation costs', async () => {
    const all = ratesOf(await rates({ hotelIds: PARIS }));
    expect(new Set(all.map(({ boardType }) => boardType))).toEqual(new Set(BOARDS));
    const forms = all.map(
      ({ cancellationPolicies: { refundableTag, cancelPolicyInfos } }) =>
        `${refundableTag} ${cancelPolicyInfos?.length}`,
    );
    expect(new Set(forms)).toEqual(new Set(['RFN 1', 'RFN 2', 'NRFN 0', 'NRFN 1']));
  });

  it('have a last penalty that takes everything', async () => {
    for (const { cancellationPolicies, retailRate } of ratesOf(await rates())) {
      const infos = cancellationPolicies.cancelPolicyInfos ?? [];
      const times = infos.map(({ cancelTime }) => cancelTime);
      expect(times.filter((time) => !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time))).toEqual([]);
      expect(times).toEqual(times.toSorted());
      expect(infos.at(-1)?.amount ?? only(retailRate.total)).toBe(only(retailRate.total));
    }
  });

  it('have free cancellation until a future time if they are refundable', async () => {
    const deadlines = ratesOf(await rates({ hotelIds: PARIS }))
      .filter(({ cancellationPolicies }) => cancellationPolicies.refundableTag === 'RFN')
      .map(({ cancellationPolicies }) => cancellationPolicies.cancelPolicyInfos?.[0]?.cancelTime ?? '');
    expect(deadlines.length).toBeGreaterThan(200);
    expect(deadlines.filter((time) => time <= '2026-11-15 10:00:00' || time >= '2027-03-12')).toEqual([]);
  });

  it('are no longer refundable when the last free day has passed', async () => {
    const tags = ratesOf(await rates({ checkin: '2026-11-15', checkout: '2026-11-16' })).map(
      ({ cancellationPolicies }) => cancellationPolicies.refundableTag,
    );
    expect(new Set(tags)).toEqual(new Set(['NRFN']));
  });

  it('name the mapped room only on request', async () => {
    const unmapped = ratesOf(await rates());
    expect(unmapped.length).toBeGreaterThan(0);
    for (const rate of unmapped) expect(rate).not.toHaveProperty('mappedRoomId');
    const mapped = ratesOf(await rates({ hotelIds: PARIS, roomMapping: true })).map((rate) => rate.mappedRoomId);
    expect(mapped).not.toContain(undefined);
    expect(mapped.filter((id) => id === null).length).toBeGreaterThan(0);
    expect(mapped.filter((id) => typeof id === 'number').length).toBeGreaterThan(mapped.length * 0.9);
  });

  it('keep the cheapest ones when the number is limited', async () => {
    const all = await rates();
    const cheapest = await rates({ maxRatesPerHotel: 1 });
    expect(cheapest).toEqual(all.map(({ hotelId, roomTypes }) => ({ hotelId, roomTypes: roomTypes.slice(0, 1) })));
  });
});

const CURRENCIES = (
  'USD CAD EUR GBP AUD NZD CHF SEK NOK DKK ISK PLN CZK HUF RON TRY ILS AED SAR QAR EGP MAD ZAR INR CNY HKD TWD JPY KRW ' +
  'SGD MYR THB IDR PHP VND BRL MXN CLP COP'
).split(' ');
const WITHOUT_DECIMALS = ['JPY', 'KRW', 'VND', 'CLP', 'ISK'];

describe('the amounts of an offer', () => {
  it.each(CURRENCIES)('add up to the smallest unit in %s', async (currency) => {
    const hotelIds = [...PARIS.slice(0, 30), ...LONDON.slice(0, 30)];
    const occupancies = [{ adults: 2, children: [3] }, { adults: 1 }, { adults: 2 }];
    const offers = offersOf(await rates({ currency, hotelIds, occupancies }));
    expect(offers.length).toBeGreaterThan(100);
    for (const offer of offers) {
      const totals = offer.rates.map(({ retailRate }) => cents(only(retailRate.total)));
      expect(cents(priceOf(offer))).toBe(total(totals));
      const suggested = offer.rates.map(({ retailRate }) => cents(only(retailRate.suggestedSellingPrice)));
      expect(offer.suggestedSellingPrice).toMatchObject({ amount: total(suggested) / 100, currency });
    }
    const wellFormed = WITHOUT_DECIMALS.includes(currency) ? /^\d+$/ : /^\d+(\.\d\d?)?$/;
    const amounts = [...JSON.stringify(offers).matchAll(/"amount":([^,]+),"currency":"([A-Z]+)"/g)];
    expect(amounts.length).toBeGreaterThan(offers.length * 15);
    expect(amounts.filter(([, amount = '', code]) => code !== currency || !wellFormed.test(amount))).toEqual([]);
  });

  it('include VAT and commission in the total', async () => {
    for (const { retailRate, commission } of ratesOf(await rates({ hotelIds: LONDON, currency: 'GBP' }))) {
      const price = only(retailRate.total);
      if (retailRate.taxesAndFees === null) continue;
      const [vat] = retailRate.taxesAndFees ?? [];
      expect(vat).toMatchObject({ included: true, description: 'VAT' });
      expect(Math.abs((vat?.amount ?? 0) - price / 6)).toBeLessThanOrEqual(0.01);
      expect(only(commission)).toBeGreaterThan(0);
      expect(only(commission)).toBeLessThan(price * 0.15);
    }
  });

  it('include a city tax for each guest and night in Paris', async () => {
    const { data } = (
      await sandbox.get('/v3.0/data/hotels?countryCode=FR&cityName=Paris&starRating=3&limit=40')
    ).json();
    const hotelIds = data.map(({ id }: { id: string }) => id);
    for (const { retailRate } of ratesOf(await rates({ hotelIds, occupancies: [{ adults: 2, children: [9] }] }))) {
      const fees = retailRate.taxesAndFees?.filter(({ included }) => !included);
      expect(fees).toEqual([{ included: false, description: 'City tax', amount: 49.77, currency: 'EUR' }]);
    }
  });

  it('include a property fee in about a third of the hotels of London', async () => {
    const hotels = await rates({ hotelIds: LONDON });
    const charging = hotels.filter((hotel) =>
      ratesOf([hotel]).some(({ retailRate }) => retailRate.taxesAndFees?.some(({ included }) => !included)),
    );
    expect(charging.length / hotels.length).toBeGreaterThan(0.23);
    expect(charging.length / hotels.length).toBeLessThan(0.43);
  });

  it('stay below the suggested price in most hotels, and never above it', async () => {
    const marks = ratesOf(await rates({ hotelIds: PARIS })).map(
      ({ retailRate }) => only(retailRate.suggestedSellingPrice) - only(retailRate.total),
    );
    expect(Math.min(...marks)).toBe(0);
    const share = marks.filter((mark) => mark > 0).length / marks.length;
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(1);
  });

  it.each([
    ['another adult', { occupancies: [{ adults: 3 }] }],
    ['a small child', { occupancies: [{ adults: 2, children: [1] }] }],
    ['a second room', { occupancies: [{ adults: 2 }, { adults: 2 }] }],
    ['high summer', { checkin: '2027-07-16', checkout: '2027-07-19' }],
    ['Christmas', { checkin: '2026-12-24', checkout: '2026-12-27' }],
    ['another night', { checkout: '2027-03-16' }],
  ] satisfies [string, Partial<WireRatesRequest>][])('are higher with %s', async (_, change) => {
    const cheapest = async (asked: Partial<WireRatesRequest>): Promise<Map<string, number>> =>
      new Map((await rates(asked)).map((hotel) => [hotel.hotelId, cheapestOf(hotel)]));
    const before = await cheapest({});
    const after = await cheapest(change);
    const both = [...before].filter(([id]) => after.has(id));
    expect(both.length).toBeGreaterThan(20);
    for (const [id, amount] of both) expect(after.get(id)).toBeGreaterThan(amount);
  });

  it("depend on the guest's country", async () => {
    expect(offersOf(await rates({ guestNationality: 'JP' })).map(priceOf)).not.toEqual(
      offersOf(await rates()).map(priceOf),
    );
  });
});
