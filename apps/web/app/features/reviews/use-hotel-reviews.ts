/** What the reviews service says of a hotel: asked for once, after the rates. Hotel-checkout-trips §4, §8. */
import type { HotelReviewsQuery } from '@tenth-night/contract/reviews';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { HotelReviews, RatingDetails } from '@tenth-night/domain/reviews/reviews';
import { useEffect, useState } from 'react';
import { createApiClient } from '../../lib/api/api-client';
import { isBusy } from '../../lib/api/is-busy';
import { useServices } from '../../lib/page/services';

/** `none` is a hotel that the service does not have, or a service that did not answer: the page is silent about both.
 * `busy` is our own refusal of too many calls: it passes. */
export type ReviewsState = 'waiting' | 'none' | 'busy' | HotelReviews;

type Answer = { readonly hotel: HotelDetail; readonly reviews: HotelReviews | 'none' | 'busy' };

export function useHotelReviews(hotel: HotelDetail, { isTurn }: { readonly isTurn: boolean }) {
  const { send, context } = useServices();
  const language = context.hotelLanguage;
  const [asked, setAsked] = useState<HotelDetail | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);

  // A turn that has come stays: other dates bring other rates, and the same reviews.
  if (isTurn && asked !== hotel) setAsked(hotel);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    const query = asked && queryOf(asked, language);
    if (!query) return;
    const asking = new AbortController();
    createApiClient(send)
      .hotelReviews(query, asking.signal)
      .catch((error) => (isBusy(error) ? 'busy' : 'none'))
      .then((reviews) => {
        if (!asking.signal.aborted) setAnswer({ hotel: asked, reviews: reviews ?? 'none' });
      });
    return () => asking.abort();
  }, [send, language, asked, attempt]);

  const read = (): ReviewsState => {
    if (!queryOf(hotel, language)) return 'none';
    return answer?.hotel === hotel ? answer.reviews : 'waiting';
  };
  return {
    reviews: read(),
    retry() {
      setAnswer(null);
      setAttempt((before) => before + 1);
    },
  };
}

/** Null for a hotel that nobody can find: the service knows places by where they are. */
export function queryOf(hotel: HotelDetail, language: string): HotelReviewsQuery | null {
  const { hotelId, name, city, address, latitude, longitude } = hotel;
  if (latitude === null || longitude === null) return null;
  return { hotelId, name, ...(city && { city }), ...(address && { address }), latitude, longitude, language };
}

export type Rated = RatingDetails & { readonly rating: number };

/** Null before the service has answered, and for a hotel that nobody has rated. */
export function ratedOf(reviews: ReviewsState): Rated | null {
  if (typeof reviews === 'string') return null;
  const { match } = reviews;
  return match.rating === null ? null : { ...match, rating: match.rating };
}
