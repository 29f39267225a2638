/** From a line of our rates to the offers of a hotel. */
import { decodeOffer } from '@tenth-night/contract/offer-codec';
import type { HotelRatesLine } from '@tenth-night/contract/rates';
import type { HotelOffers } from '@tenth-night/domain/offers/offer';

/** Null if no offer of the line can be read. */
export function toOffers(line: HotelRatesLine): HotelOffers | null {
  const offers = line.offers.flatMap((body) => decodeOffer(body) ?? []);
  return offers.length > 0 ? { hotelId: line.hotelId, offers } : null;
}
