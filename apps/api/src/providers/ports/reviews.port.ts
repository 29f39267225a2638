/** What our services know of the reviews service. */
import type { Coordinates } from '@tenth-night/domain/places/distance';
import type { MatchCandidate } from '@tenth-night/domain/reviews/match';
import type { RatingDetails, Review } from '@tenth-night/domain/reviews/reviews';

export type LocationSearch = {
  readonly query: string;
  readonly language: string;
  /** Without one no distance is told. */
  readonly position: Coordinates | null;
};

export type NearbySearch = {
  readonly position: Coordinates;
  readonly radiusMetres: number;
  readonly language: string;
};

export type ReviewsRequest = { readonly id: string; readonly language: string; readonly offset: number };

/** As many as the service gives at once, newest first. */
export type ReviewsPage = { readonly reviews: readonly Review[]; readonly hasMore: boolean };

export type ReviewsPort = {
  /** Hotels alone, the best first. */
  search(request: LocationSearch, signal: AbortSignal): Promise<readonly MatchCandidate[]>;
  /** Hotels alone, the nearest first. */
  nearby(request: NearbySearch, signal: AbortSignal): Promise<readonly MatchCandidate[]>;
  /** Null when the service does not know the id. */
  details(id: string, language: string, signal: AbortSignal): Promise<RatingDetails | null>;
  /** Only those written in the language. Null when the service does not know the id. */
  reviews(request: ReviewsRequest, signal: AbortSignal): Promise<ReviewsPage | null>;
};

/** Where no key is set: nothing is known of any hotel. */
export const NO_REVIEWS: ReviewsPort = {
  search: async () => [],
  nearby: async () => [],
  details: async () => null,
  reviews: async () => null,
};
