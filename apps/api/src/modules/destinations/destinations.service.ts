/** The hotels that a destination page shows, and the lowest prices of them. Search-and-browse §2 "Destinations". */
import type { MinRatesBody, RatedHotel } from '@tenth-night/contract/destinations';
import { HOTEL_LIST_LIMIT } from '@tenth-night/contract/hotels';
import { type Destination, destinationBySlug } from '@tenth-night/domain/places/destinations';
import type { Coordinates } from '@tenth-night/domain/places/distance';
import {
  FAVORITE_LEAST_RATING,
  FAVORITE_LEAST_REVIEWS,
  guestFavorites,
} from '@tenth-night/domain/search/guest-favorites';
import type { Cache } from '../../cache/cache.port';
import { createRemember } from '../../cache/remember';
import type { HotelRatesPort, LowestPrice, MinRatesRequest } from '../../providers/ports/hotel-rates.port';
import { listHotels, toBody } from '../hotels/hotels.service';
import { readStay } from '../rates/read-stay';

const FAVORITES = 8;
/** The city and what is near, without the next city. */
const CITY_RADIUS_METRES = 12_000;
const LEAST = { rating: FAVORITE_LEAST_RATING, reviews: FAVORITE_LEAST_REVIEWS };

/** Ratings change over weeks. */
const HOTELS_TTL_MS = 3_600_000;
/** Many visitors see the same hotels on the same weekends. The page of a hotel asks again. */
const PRICES_TTL_MS = 300_000;
/** A page does not wait longer for its hotels. The call goes on, and fills the cache for the next visitor. */
const HOTELS_WAIT_MS = 4_000;

export type DestinationsService = {
  /** Null if no destination has this slug. Its favorites are null if the provider could not be asked. */
  ofSlug(
    slug: string,
    language: string,
    signal: AbortSignal,
  ): Promise<{ readonly favorites: readonly RatedHotel[] | null } | null>;
  lowestPrices(body: MinRatesBody, signal: AbortSignal): Promise<readonly LowestPrice[]>;
};

type Options = {
  readonly provider: Pick<HotelRatesPort, 'hotels' | 'minRates'>;
  readonly cache: Cache;
  readonly report: (failure: unknown) => void;
};

export function createDestinationsService({ provider, cache, report }: Options): DestinationsService {
  const remember = createRemember(cache);

  /** Best rated first. */
  async function ratedHotels(
    at: Coordinates,
    radiusMetres: number,
    count: number,
    language: string,
    gone: AbortSignal,
  ) {
    const area = { kind: 'around', centre: at, radiusMetres } as const;
    const asked = { area, language, limit: HOTEL_LIST_LIMIT, facilityIds: [], least: LEAST };
    return guestFavorites(await listHotels(provider, asked, gone), count).map((hotel) => cardOf(toBody(hotel)));
  }

  const favorites = ({ slug, centre }: Destination, language: string, signal: AbortSignal) =>
    remember(`favorites:${language}:${slug}`, HOTELS_TTL_MS, signal, async (gone) =>
      orNull(await ratedHotels(centre, CITY_RADIUS_METRES, FAVORITES, language, gone)),
    );

  return {
    async ofSlug(slug, language, signal) {
      const destination = destinationBySlug(slug);
      if (!destination) return null;
      return { favorites: await unlessFailed(favorites(destination, language, signal), signal, report) };
    },

    lowestPrices(body, signal) {
      const request = toRequest(body);
      return remember(`min-rates:${JSON.stringify(request)}`, PRICES_TTL_MS, signal, (gone) =>
        provider.minRates(request, gone),
      );
    },
  };
}

/** An empty list is not cached: the provider may have a temporary problem. */
function orNull<Item>(list: readonly Item[]): readonly Item[] | null {
  return list.length > 0 ? list : null;
}

/** A destination has a page even if the provider is out of order. */
async function unlessFailed<Answer>(
  asked: Promise<Answer>,
  signal: AbortSignal,
  report: (failure: unknown) => void,
): Promise<Answer | null> {
  const known = asked.catch((error: unknown) => {
    if (!signal.aborted) report(error);
    return null;
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, HOTELS_WAIT_MS, null);
  });
  return Promise.race([known, tooLate]).finally(() => clearTimeout(timer));
}

/** The hotels in one order, so that equal questions share an answer. */
function toRequest({ hotelIds, adults, currency, guestNationality, ...body }: MinRatesBody): MinRatesRequest {
  const ids = [...new Set(hotelIds)].toSorted();
  return { hotelIds: ids, dates: readStay(body), rooms: [{ adults, childrenAges: [] }], currency, guestNationality };
}

function cardOf(hotel: RatedHotel): RatedHotel {
  const { hotelId, name, stars, rating, reviewCount, thumbnail, latitude, longitude } = hotel;
  return { hotelId, name, stars, rating, reviewCount, thumbnail, latitude, longitude };
}
