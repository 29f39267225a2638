/** The known price of each hotel. */
import { toMajor } from '@tenth-night/domain/money/money';
import { bestOffer, type HotelOffers, type Offer } from '@tenth-night/domain/offers/offer';
import { shownPrice } from '@tenth-night/domain/offers/shown-price';
import type { KnownPrice } from '@tenth-night/domain/search/filter-rules';
import { type PriceRange, withPrices } from '@tenth-night/domain/search/price-range';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { stayNights } from '@tenth-night/domain/stay/dates';

/** `none` if its batch is done without a rate for it. */
export type Price = Offer | 'waiting' | 'none';

type Priced = Exclude<KnownPrice, string>;

export type PriceBook = ReturnType<typeof createPriceBook>;

export function createPriceBook({ dates }: SearchCriteria) {
  const priced = new Map<string, Priced>();
  let unpriced: ReadonlySet<string> = new Set();
  let bounds: PriceRange | null = null;
  const nights = stayNights(dates) ?? 1;

  const known = (hotelId: string): KnownPrice => priced.get(hotelId) ?? (unpriced.has(hotelId) ? 'none' : 'waiting');

  function price(hotelId: string): Price {
    const found = known(hotelId);
    return typeof found === 'string' ? found : found.offer;
  }

  function addUnpriced(hotelIds: readonly string[]): void {
    if (hotelIds.length > 0) unpriced = new Set([...unpriced, ...hotelIds]);
  }

  return {
    price,
    known,
    perNight: (hotelId: string): number | null => priced.get(hotelId)?.perNight ?? null,
    /** `unpriced` and `bounds` are the same objects until they change. */
    summary: () => ({ priced: priced.size, unpriced, bounds }),
    write(hotels: readonly HotelOffers[]): void {
      const without: string[] = [];
      const nightly: number[] = [];
      for (const { hotelId, offers } of hotels) {
        const offer = bestOffer(offers);
        if (!offer) {
          without.push(hotelId);
          continue;
        }
        const perNight = toMajor(shownPrice(offer, nights).night);
        priced.set(hotelId, { offer, perNight });
        nightly.push(perNight);
      }
      bounds = withPrices(bounds, nightly);
      addUnpriced(without);
    },
    /** Marks the hotels that have no price yet as `none`, and returns them. */
    endWithout(hotelIds: readonly string[]): readonly HotelOffers[] {
      const without = hotelIds.filter((id) => known(id) === 'waiting');
      addUnpriced(without);
      return without.map((hotelId) => ({ hotelId, offers: [] }));
    },
  };
}
