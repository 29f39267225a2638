/** What a seller earns: a margin in place of the account's setting, or a markup on top of it (reference §4.1). */
import type { WireRate, WireRatesRequest } from '@tenth-night/provider-wire/hotel-rates/rates';
import { describe, expect, it } from 'vitest';
import { askRates, offersOf, only, priceOf, ratesOf } from '../../../testing/asked-rates';
import { prebook } from '../../../testing/booked';
import { createTestSandbox, ratesRequest } from '../../../testing/test-sandbox';

const sandbox = createTestSandbox();
const HOTELS = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=30');
const PARTY = { occupancies: [{ adults: 2 }, { adults: 1 }] };
const rates = (change: Partial<WireRatesRequest> = {}) => askRates(sandbox, HOTELS, { ...PARTY, ...change });

const cents = (amount: number): number => Math.round(amount * 100);
const commissionOf = ({ commission }: WireRate): number => cents(only(commission));
const netOf = (rate: WireRate): number => cents(only(rate.retailRate.total)) - commissionOf(rate);

describe('a margin', () => {
  it('replaces what the account earns, and leaves the net rate unchanged', async () => {
    const plain = ratesOf(await rates());
    const marked = ratesOf(await rates({ margin: 12.5 }));
    expect(plain.length).toBeGreaterThan(50);
    expect(marked.map(netOf)).toEqual(plain.map(netOf));
    expect(marked.map(commissionOf)).toEqual(plain.map((rate) => Math.round((netOf(rate) * 12.5) / 100)));
    const suggested = (rate: WireRate) => rate.retailRate.suggestedSellingPrice;
    expect(marked.map(suggested)).toEqual(plain.map(suggested));
  });

  it('of 0 gives the net rate', async () => {
    const net = ratesOf(await rates({ margin: 0 }));
    expect(new Set(net.map(commissionOf))).toEqual(new Set([0]));
  });

  it('as an additional markup is added to what the account earns', async () => {
    const plain = ratesOf(await rates());
    const marked = ratesOf(await rates({ additionalMarkup: 15 }));
    expect(marked.map(commissionOf)).toEqual(
      plain.map((rate) => commissionOf(rate) + Math.round((netOf(rate) * 15) / 100)),
    );
  });

  it('is in the offer: a prebook has the same price and the same commission', async () => {
    const [offer] = offersOf(await rates({ margin: 40 }));
    if (!offer) throw new Error('No offer');
    const made = await prebook(sandbox, offer.offerId);
    const commission = offer.rates.reduce((sum, rate) => sum + commissionOf(rate), 0);
    expect([made.price, cents(made.commission), made.priceDifferencePercent]).toEqual([priceOf(offer), commission, 0]);
  });

  it('is refused for the lowest rates, and everywhere if it is negative', async () => {
    const refused = async (path: string, change: object) =>
      (await sandbox.post(path, { ...ratesRequest(HOTELS), ...change })).json().error.description;
    expect(await refused('/v3.0/hotels/min-rates', { margin: 10 })).toBe('unknown field margin');
    expect(await refused('/v3.0/hotels/rates', { margin: -1 })).toMatch(/^margin/);
    expect(await refused('/v3.0/hotels/rates', { additionalMarkup: 1.5 })).toMatch(/^additionalMarkup/);
  });
});
