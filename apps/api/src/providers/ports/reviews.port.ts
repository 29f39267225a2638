/** The reviews service, as our services see it. */
import type { Coordinates } from '@tenth-night/domain/places/distance';
import type { MatchCandidate } from '@tenth-night/domain/reviews/match';
import type { RatingDetails, Review } from '@tenth-night/domain/reviews/reviews';

export type LocationSearch = {
  readonly query: string;
  readonly language: string;
  /** Without a position, the results have no distance. */
  readonly position: Coordinates | null;
};

export type NearbySearch = {
  readonly position: Coordinates;
  readonly radiusMetres: number;
  readonly language: string;
};

export type ReviewsRequest = { readonly id: string; readonly language: string; readonly offset: number };

/** One page of the service, newest first. */
export type ReviewsPage = { readonly reviews: readonly Review[]; readonly hasMore: boolean };

export type ReviewsPort = {
  /** Only hotels, best match first. */
  search(request: LocationSearch, signal: AbortSignal): Promise<readonly MatchCandidate[]>;
  /** Only hotels, nearest first. */
  nearby(request: NearbySearch, signal: AbortSignal): Promise<readonly MatchCandidate[]>;
  /** Null if the service does not know the id. */
  details(id: string, language: string, signal: AbortSignal): Promise<RatingDetails | null>;
  /** Only reviews in this language. Null if the service does not know the id. */
  reviews(request: ReviewsRequest, signal: AbortSignal): Promise<ReviewsPage | null>;
};

/** Used without a key: no hotel has reviews. */
export const NO_REVIEWS: ReviewsPort = {
  search: async () => [],
  nearby: async () => [],
  details: async () => null,
  reviews: async () => null,
};
