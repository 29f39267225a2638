/** The hotels that a destination page shows, and the lowest prices of them. Search-and-browse §2 "Destinations". */
import type { DestinationAnswer, LandmarkAnswer, MinRatesBody, RatedHotel } from '@tenth-night/contract/destinations';
import { HOTEL_LIST_LIMIT } from '@tenth-night/contract/hotels';
import { climateOf } from '@tenth-night/domain/places/climate';
import { destinationBySlug } from '@tenth-night/domain/places/destinations';
import type { Coordinates } from '@tenth-night/domain/places/distance';
import { landmarksOf } from '@tenth-night/domain/places/landmarks';
import { NEAR_LANDMARK_KM } from '@tenth-night/domain/places/near-landmark';
import {
  FAVORITE_LEAST_RATING,
  FAVORITE_LEAST_REVIEWS,
  favoritesNear,
} from '@tenth-night/domain/search/guest-favorites';
import type { Cache } from '../../cache/cache.port';
import { createRemember } from '../../cache/remember';
import type { HotelRatesPort, LowestPrice, MinRatesRequest } from '../../providers/ports/hotel-rates.port';
import { listHotels, toBody } from '../hotels/hotels.service';
import { readStay } from '../rates/read-stay';

/** The city and what is near, without the next city. */
const OF_CITY: Circle = { km: 12, count: 8 };
const OF_LANDMARK: Circle = { km: NEAR_LANDMARK_KM, count: 12 };
const METRES = 1_000;
const LEAST = { rating: FAVORITE_LEAST_RATING, reviews: FAVORITE_LEAST_REVIEWS };

/** Ratings change over weeks. */
const HOTELS_TTL_MS = 3_600_000;
/** Many visitors see the same hotels on the same weekends. The page of a hotel asks again. */
const PRICES_TTL_MS = 300_000;
/** A page does not wait longer for its hotels. The call goes on, and fills the cache for the next visitor. */
const HOTELS_WAIT_MS = 4_000;

type Circle = { readonly km: number; readonly count: number };

export type DestinationsService = {
  /** Null if no destination has this slug. Its favorites are null if the provider could not be asked. */
  ofSlug(slug: string, language: string, signal: AbortSignal): Promise<DestinationAnswer['data'] | null>;
  /** The same for one of its landmarks. */
  nearLandmark(
    slug: string,
    landmark: string,
    language: string,
    signal: AbortSignal,
  ): Promise<LandmarkAnswer['data'] | null>;
  lowestPrices(body: MinRatesBody, signal: AbortSignal): Promise<readonly LowestPrice[]>;
};

type Options = {
  readonly provider: Pick<HotelRatesPort, 'hotels' | 'minRates'>;
  readonly cache: Cache;
  readonly report: (failure: unknown) => void;
};

export function createDestinationsService({ provider, cache, report }: Options): DestinationsService {
  const remember = createRemember(cache);

  /** Best rated first. Null if there are none: the provider may have a temporary problem, so that is not cached. */
  const hotelsAround = (at: Coordinates, { km, count }: Circle, language: string, signal: AbortSignal) => {
    const { latitude, longitude } = at;
    const area = { kind: 'around', centre: { latitude, longitude }, radiusMetres: km * METRES } as const;
    const key = `favorites:${language}:${latitude},${longitude}:${km}`;
    const asked = remember(key, HOTELS_TTL_MS, signal, async (gone) => {
      const request = { area, language, limit: HOTEL_LIST_LIMIT, facilityIds: [], least: LEAST };
      const hotels = favoritesNear(await listHotels(provider, request, gone), at, km, count);
      return hotels.length > 0 ? hotels.map((hotel) => cardOf(toBody(hotel))) : null;
    });
    return unlessFailed(asked, signal, report);
  };

  return {
    async ofSlug(slug, language, signal) {
      const destination = destinationBySlug(slug);
      if (!destination) return null;
      const favorites = await hotelsAround(destination.centre, OF_CITY, language, signal);
      return { favorites, landmarks: landmarksOf(slug), months: climateOf(slug) };
    },

    async nearLandmark(slug, wanted, language, signal) {
      const landmark = landmarksOf(slug).find((known) => known.slug === wanted);
      if (!landmark) return null;
      const hotels = await hotelsAround(landmark, OF_LANDMARK, language, signal);
      return { landmark, hotels, others: landmarksOf(slug).filter((known) => known !== landmark) };
    },

    lowestPrices(body, signal) {
      const request = toRequest(body);
      return remember(`min-rates:${JSON.stringify(request)}`, PRICES_TTL_MS, signal, (gone) =>
        provider.minRates(request, gone),
      );
    },
  };
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
