/**
 * Ratings and reviews of a hotel, from a service that does not know our ids. Hotel-checkout-trips §2 "Reviews section",
 * §5, §7.
 * The service allows us to store only its location ids. Everything else is requested again each time.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { picturePath } from '@tenth-night/contract/first-paths';
import { NEARBY_RADIUS_METRES } from '@tenth-night/contract/reviews';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { Coordinates } from '@tenth-night/domain/places/distance';
import { bestMatch, type HotelToMatch } from '@tenth-night/domain/reviews/match';
import {
  type HotelReviews,
  isReadable,
  MAX_REVIEWS,
  type Review,
  typicalFirst,
} from '@tenth-night/domain/reviews/reviews';
import type { Cache } from '../../cache/cache.port';
import { createSingleFlight } from '../../cache/single-flight';
import type { ReviewsPort } from '../../providers/ports/reviews.port';
import { CallerOverShare, ProviderError } from '../../providers/provider-error';
import type { HotelService } from '../hotel/hotel.service';

const LOCATION_TTL_MS = 30 * 86_400_000;
/** If there are no reviews in the reader's language, most are in this one. */
const OTHER_LANGUAGE = 'en';
/** One page of the service holds fewer reviews than we show. */
const MAX_PAGES = 2;

export type ReviewedHotel = HotelToMatch & { readonly hotelId: string; readonly position: Coordinates };

export type ReviewsService = ReviewsPort & {
  /** Null if the service does not know the hotel or fails. Failures are silent, hotel-checkout-trips §8. */
  ofHotel(hotel: ReviewedHotel, language: string, signal: AbortSignal): Promise<HotelReviews | null>;
};

type Parts = {
  readonly provider: ReviewsPort;
  readonly cache: Cache;
  /** Our own hotels, to check what a caller tells about a hotel. */
  readonly hotels: Pick<HotelService, 'hotel'>;
  report(failure: ProviderError): void;
};

export function createReviewsService({ provider, cache, hotels, report }: Parts): ReviewsService {
  const once = createSingleFlight();

  async function find(hotel: ReviewedHotel, language: string, signal: AbortSignal): Promise<string | null> {
    const { name, city, position } = hotel;
    const found = await provider.search({ query: `${name} ${city}`.trim(), language, position }, signal);
    const nearby = await provider.nearby({ position, radiusMetres: NEARBY_RADIUS_METRES, language }, signal);
    return bestMatch(hotel, [...found, ...nearby])?.location_id ?? null;
  }

  /** Otherwise a caller could invent hotels and fill the cache for a month. */
  const isOurs = async (told: ReviewedHotel, language: string, signal: AbortSignal) => {
    const known = await hotels.hotel(told.hotelId, language, signal).catch(() => null);
    return known !== null && isDeepStrictEqual(told, factsOf(known));
  };

  /**
   * The cache key contains everything the caller told about the hotel, so nobody can give a hotel the reviews of
   * another.
   */
  const locate = (hotel: ReviewedHotel, language: string, signal: AbortSignal) => {
    const key = `review-location:${createHash('sha256').update(JSON.stringify(hotel)).digest('base64url')}`;
    return once(key, signal, async (shared) => {
      const kept = await cache.get(key);
      if (kept) return kept.toString();
      const id = await find(hotel, language, shared);
      if (id !== null && (await isOurs(hotel, language, shared))) {
        await cache.set(key, Buffer.from(id), LOCATION_TTL_MS);
      }
      return id;
    });
  };

  async function read(hotel: ReviewedHotel, language: string, signal: AbortSignal): Promise<HotelReviews | null> {
    const id = await locate(hotel, language, signal);
    if (id === null) return null;
    const [details, reviews] = await Promise.all([
      provider.details(id, language, signal),
      readReviews(provider, id, language, signal),
    ]);
    const isAskedAgain = reviews.length === 0 && language !== OTHER_LANGUAGE && (details?.num_reviews ?? 0) > 0;
    const shown = isAskedAgain ? await readReviews(provider, id, OTHER_LANGUAGE, signal) : reviews;
    if (!details) return null;
    return { match: withPicture(details), reviews: typicalFirst(shown, details.rating).map(withPictures) };
  }

  return {
    ofHotel: (hotel, language, signal) =>
      once(JSON.stringify([hotel, language]), signal, (shared) =>
        read(hotel, language, shared).catch((error: unknown) => {
          // Tells a caller who asks too often. The service itself has not failed.
          if (!(error instanceof ProviderError) || error instanceof CallerOverShare) throw error;
          report(error);
          return null;
        }),
      ),
    search: (request, signal) =>
      once(`search:${JSON.stringify(request)}`, signal, (shared) => provider.search(request, shared)),
    nearby: (request, signal) =>
      once(`nearby:${JSON.stringify(request)}`, signal, (shared) => provider.nearby(request, shared)),
    details: (id, language, signal) =>
      once(`details:${id}:${language}`, signal, async (shared) => {
        const details = await provider.details(id, language, shared);
        return details && withPicture(details);
      }),
    reviews: (request, signal) =>
      once(`reviews:${JSON.stringify(request)}`, signal, async (shared) => {
        const page = await provider.reviews(request, shared);
        return page && { ...page, reviews: page.reviews.map(withPictures) };
      }),
  };
}

function factsOf({ hotelId, name, city, address, latitude, longitude }: HotelDetail) {
  return { hotelId, name, city: city ?? '', address: address || null, position: { latitude, longitude } };
}

async function readReviews(provider: ReviewsPort, id: string, language: string, signal: AbortSignal) {
  const readable: Review[] = [];
  for (let [page, offset] = [0, 0]; page < MAX_PAGES && readable.length < MAX_REVIEWS; page += 1) {
    const answer = await provider.reviews({ id, language, offset }, signal);
    if (!answer) break;
    readable.push(...answer.reviews.filter(isReadable));
    if (!answer.hasMore) break;
    offset += answer.reviews.length;
  }
  return readable.slice(0, MAX_REVIEWS);
}

type Pictured = { readonly rating_image_url: string | null };

/** All pictures come through our own origin. */
function withPicture<Rated extends Pictured>(rated: Rated): Rated {
  return { ...rated, rating_image_url: rated.rating_image_url && picturePath(rated.rating_image_url) };
}

function withPictures(review: Review): Review {
  return {
    ...withPicture(review),
    user: { ...review.user, avatar: review.user.avatar && picturePath(review.user.avatar) },
    photos: review.photos.map((photo) => ({ ...photo, url: picturePath(photo.url) })),
    subratings: review.subratings.map(withPicture),
  };
}
