/** What the reviews service says about a hotel, requested once, after the rates. Hotel-checkout-trips §4, §8. */
import type { HotelReviewsQuery } from '@tenth-night/contract/reviews';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { HotelReviews, RatingDetails } from '@tenth-night/domain/reviews/reviews';
import { useState } from 'react';
import { createApiClient } from '../../lib/api/api-client';
import { isBusy } from '../../lib/api/is-busy';
import { useServices } from '../../lib/page/services';
import { useLoad } from '../../lib/page/use-load';

/**
 * `none`: the service does not know the hotel or did not answer; the page shows neither case. `busy`: our API throttled
 * us; a retry works later.
 */
export type ReviewsState = 'waiting' | 'none' | 'busy' | HotelReviews;

export function useHotelReviews(hotel: HotelDetail, { isTurn }: { readonly isTurn: boolean }) {
  const services = useServices();
  const query = queryOf(hotel, services.context.hotelLanguage);
  const [hadTurn, setHadTurn] = useState<HotelDetail | null>(null);
  // Stays set: other dates bring other rates but the same reviews.
  if (isTurn && hadTurn !== hotel) setHadTurn(hotel);

  const { load, retry } = useLoad(hadTurn === hotel ? query && JSON.stringify(query) : null, (signal) => {
    const asked = services.single(createApiClient).hotelReviews(query as HotelReviewsQuery, signal);
    return asked.catch((error) => (isBusy(error) ? 'busy' : 'none'));
  });

  const reviews: ReviewsState = load.status === 'done' ? (load.answer ?? 'none') : 'waiting';
  return { reviews: query ? reviews : 'none', retry };
}

/** Null for a hotel without coordinates: the service finds places by position. */
export function queryOf(hotel: HotelDetail, language: string): HotelReviewsQuery | null {
  const { hotelId, name, city, address, latitude, longitude } = hotel;
  if (latitude === null || longitude === null) return null;
  return { hotelId, name, ...(city && { city }), ...(address && { address }), latitude, longitude, language };
}

export type Rated = RatingDetails & { readonly rating: number };

/** Null before the service has answered, and for a hotel without a rating. */
export function ratedOf(reviews: ReviewsState): Rated | null {
  if (typeof reviews === 'string') return null;
  const { match } = reviews;
  return match.rating === null ? null : { ...match, rating: match.rating };
}
