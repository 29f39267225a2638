/** What is true of every price, tested with random hotels, dates, parties, currencies and nationalities. */
import type { WireOffer, WireRate } from '@tenth-night/provider-wire/hotel-rates/rates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CITIES } from '../../../world/cities/cities';
import type { City } from '../../../world/cities/city';
import { UNITS_PER_USD } from '../../../world/currency-table';
import { cityHotels } from '../../../world/hotels/city-hotels';
import type { Hotel } from '../../../world/hotels/hotel';
import { knownCurrency, minorOf } from '../../../world/money';
import { hotelOffers } from './hotel-offers';
import type { RateSearch } from './rate-search';
import { addDays, nightsBetween } from './stay';

const SEED = 'property';
const hotelsByCity = new Map<City, readonly Hotel[]>();

const occupancy = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
});
const asked = fc.record({
  city: fc.constantFrom(...CITIES),
  index: fc.nat(),
  ahead: fc.integer({ min: 0, max: 400 }),
  nights: fc.integer({ min: 1, max: 29 }),
  currency: fc.constantFrom(...Object.keys(UNITS_PER_USD)),
  nationality: fc.constantFrom('US', 'FR', 'JP', 'EG'),
  occupancies: fc.array(occupancy, { minLength: 1, maxLength: 3 }),
});
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

const NOW = new Date('2026-11-15T10:00:00Z');

function searchOf({ ahead, nights, currency, nationality, occupancies }: Asked): RateSearch {
  const checkin = addDays('2026-11-15', ahead);
  const checkout = addDays(checkin, nights);
  return {
    seed: SEED,
    now: NOW,
    checkin,
    checkout,
    nights: nightsBetween(checkin, checkout),
    currency: knownCurrency(currency),
    nationality,
    occupancies,
    hasRoomMapping: true,
    maxRatesPerHotel: Number.POSITIVE_INFINITY,
    boards: [],
    isRefundableOnly: false,
    markup: {},
  };
}

function hotelOf({ city, index }: Asked) {
  const hotels = hotelsByCity.get(city) ?? cityHotels(SEED, city);
  hotelsByCity.set(city, hotels);
  const hotel = hotels[index % hotels.length];
  if (!hotel) throw new Error(`No hotels in ${city.slug}`);
  return hotel;
}

const offersOf = (question: Asked): WireOffer[] => hotelOffers(hotelOf(question), searchOf(question)).roomTypes;
const only = (amounts: WireRate['commission'] | null | undefined): number => amounts?.[0]?.amount ?? Number.NaN;
const priceOf = ({ offerRetailRate }: WireOffer): number =>
  'amount' in offerRetailRate ? offerRetailRate.amount : Number.NaN;
const priceByRoomAndPlan = (offers: readonly WireOffer[]): Map<string, number> =>
  new Map(
    offers.map((offer) => [
      `${offer.rates[0]?.name} ${offer.rates[0]?.boardType} ${offer.rates[0]?.cancellationPolicies.refundableTag} ${offer.rates[0]?.mappedRoomId}`,
      priceOf(offer),
    ]),
  );

describe('a price', () => {
  it('is a pure function of the request', () => {
    fc.assert(
      fc.property(asked, (question) => {
        expect(JSON.stringify(offersOf(question))).toBe(JSON.stringify(offersOf(structuredCloneOf(question))));
      }),
      { numRuns: 150 },
    );
  });

  it('grows with every night', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const shorter = priceByRoomAndPlan(offersOf(question));
        const longer = priceByRoomAndPlan(offersOf({ ...question, nights: question.nights + 1 }));
        for (const [key, price] of shorter) expect(longer.get(key) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(price);
      }),
      { numRuns: 300 },
    );
  });

  it('adds up to the smallest unit: rooms to the offer, taxes and commission within the total, penalties at most the total', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const currency = knownCurrency(question.currency);
        const minor = (amount: number): number => {
          const whole = minorOf(amount, currency);
          expect(Math.abs(whole / currency.minorPerUnit - amount)).toBeLessThan(1e-9);
          return whole;
        };
        for (const offer of offersOf(question)) {
          expect(offer.rates).toHaveLength(question.occupancies.length);
          const totals = offer.rates.map(({ retailRate }) => minor(only(retailRate.total)));
          expect(totals.reduce((sum, total) => sum + total, 0)).toBe(minor(priceOf(offer)));
          for (const [k, { retailRate, commission, cancellationPolicies }] of offer.rates.entries()) {
            const total = totals[k] ?? Number.NaN;
            const included = (retailRate.taxesAndFees ?? [])
              .filter((tax) => tax.included)
              .map((tax) => minor(tax.amount));
            const taxes = included.reduce((sum, tax) => sum + tax, 0);
            const vat = hotelOf(question).city.taxes.vat;
            if (retailRate.taxesAndFees) expect(Math.abs((total - taxes) * (1 + vat) - total)).toBeLessThanOrEqual(1);
            expect(minor(only(commission)) + taxes).toBeLessThan(total);
            expect(minor(only(retailRate.suggestedSellingPrice))).toBeGreaterThanOrEqual(total);
            for (const { amount } of cancellationPolicies.cancelPolicyInfos ?? [])
              expect(minor(amount)).toBeLessThanOrEqual(total);
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});

/** A copy that shares only the city, so that no result depends on object identity. */
const structuredCloneOf = ({ city, ...question }: Asked): Asked => ({ city, ...structuredClone(question) });
