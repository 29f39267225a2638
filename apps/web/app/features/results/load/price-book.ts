/** The known price of each hotel. */
import { toMajor } from '@tenth-night/domain/money/money';
import { bestOffer, type HotelOffers, type Offer } from '@tenth-night/domain/offers/offer';
import { shownPrice } from '@tenth-night/domain/offers/shown-price';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { stayNights } from '@tenth-night/domain/stay/dates';

/** `none` if its batch is done without a rate for it. */
export type Price = Offer | 'waiting' | 'none';

export type PriceBook = ReturnType<typeof createPriceBook>;

export function createPriceBook({ dates }: SearchCriteria) {
  const prices = new Map<string, Offer | 'none'>();
  const nightly = new Map<string, number>();
  const nights = stayNights(dates) ?? 1;

  return {
    price: (hotelId: string): Price => prices.get(hotelId) ?? 'waiting',
    perNight: (hotelId: string): number | null => nightly.get(hotelId) ?? null,
    /** Returns how many of the hotels have a price. */
    write(hotels: readonly HotelOffers[]): number {
      let priced = 0;
      for (const { hotelId, offers } of hotels) {
        const offer = bestOffer(offers);
        prices.set(hotelId, offer ?? 'none');
        if (!offer) continue;
        nightly.set(hotelId, toMajor(shownPrice(offer, nights).night));
        priced += 1;
      }
      return priced;
    },
    /** Marks the hotels that have no price yet as `none`, and returns them. */
    endWithout(hotelIds: readonly string[]): readonly HotelOffers[] {
      const without = hotelIds.filter((id) => !prices.has(id));
      for (const id of without) prices.set(id, 'none');
      return without.map((hotelId) => ({ hotelId, offers: [] }));
    },
  };
}
