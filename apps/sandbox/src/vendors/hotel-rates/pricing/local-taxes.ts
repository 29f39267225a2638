/** Taxes and fees of a rate: VAT is part of the total; city tax or a property fee comes on top (reference §4.3). */
import type { WireOccupancy, WireTaxOrFee } from '@tenth-night/provider-wire/hotel-rates/rates';
import { chanceOf } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import { minorFromLocal, wireAmount } from '../../../world/money';
import { guestsIn, type RateSearch } from './rate-search';

/** What the hotel charges at its desk, in local currency. */
function feeAtHotel(hotel: Hotel, party: WireOccupancy, nights: number): { description: string; local: number } | null {
  const { cityTax, propertyFee } = hotel.city.taxes;
  if (cityTax) {
    return { description: 'City tax', local: (cityTax[Math.floor(hotel.stars) - 1] ?? 0) * guestsIn(party) * nights };
  }
  const chance = chanceOf(`${hotel.id} property fee`);
  if (!propertyFee || chance >= propertyFee.share) return null;
  const { from, to, share } = propertyFee;
  const perNight = Math.round((from + ((to - from) * chance) / share) * 2) / 2;
  return { description: 'Property fee', local: perNight * nights };
}

/** The share of hotels for which the vendor only knows that everything is included. */
const UNKNOWN_SHARE = 0.03;

export function taxesAndFees(
  hotel: Hotel,
  party: WireOccupancy,
  total: number,
  { currency, nights }: RateSearch,
): WireTaxOrFee[] | null {
  const vat = total - Math.round(total / (1 + hotel.city.taxes.vat));
  const included = { included: true, description: 'VAT', ...wireAmount(vat, currency) };
  const fee = feeAtHotel(hotel, party, nights.length);
  if (!fee) return chanceOf(`${hotel.id} taxes unknown`) < UNKNOWN_SHARE ? null : [included];
  const minor = minorFromLocal(fee.local, hotel.city.country.currency, currency);
  return [included, { included: false, description: fee.description, ...wireAmount(minor, currency) }];
}
