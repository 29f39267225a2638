/** Full offers of a few hotels, from the same pool as lists and hotel pages. */
import { decodeOffer } from '@tenth-night/contract/offer-codec';
import type { DocumentRatesBody, HotelRatesLine } from '@tenth-night/contract/rates';
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import type { RatesService } from '../rates/rates.service';

export async function askOffers(
  rates: RatesService,
  question: DocumentRatesBody,
  signal: AbortSignal,
): Promise<readonly HotelOffers[]> {
  const hotels: HotelOffers[] = [];
  for await (const group of rates.stream(question, signal)) {
    for (const { hotelId, offers } of group) {
      const lines = JSON.parse(offers) as HotelRatesLine['offers'];
      hotels.push({ hotelId, offers: lines.flatMap((line) => decodeOffer(line) ?? []) });
    }
  }
  return hotels;
}
