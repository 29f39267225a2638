/**
 * Third-party ratings and reviews, with the specification's names.
 * Hotel-checkout-trips §2 "Reviews section", §3, §9.
 */

export const MAX_REVIEWS = 6;
export const MAX_REVIEW_PHOTOS = 4;

export const SUBRATING_ASPECTS = ['value', 'rooms', 'location', 'cleanliness', 'service', 'sleep'] as const;
export type SubratingAspect = (typeof SUBRATING_ASPECTS)[number];

/** The name of an aspect if the service gives none in the reader's language. */
export const SUBRATING_NAMES: Readonly<Record<SubratingAspect, string>> = {
  value: 'Value',
  rooms: 'Rooms',
  location: 'Location',
  cleanliness: 'Cleanliness',
  service: 'Service',
  sleep: 'Sleep Quality',
};

export type RatingDetails = {
  readonly location_id: string;
  readonly name: string;
  /** Out of 5. Null for a hotel without ratings; its image and ranking are null too. */
  readonly rating: number | null;
  /** The service's own bubbles image. Its terms allow no other. */
  readonly rating_image_url: string | null;
  readonly num_reviews: number;
  readonly web_url: string | null;
  readonly ranking: number | null;
  readonly ranking_out_of: number | null;
  readonly geo_location_name: string | null;
  readonly ranking_string: string | null;
};

export type Subrating = {
  /** Null for an aspect that the specification does not list. */
  readonly aspect: SubratingAspect | null;
  readonly name: string;
  readonly rating: number;
  readonly rating_image_url: string | null;
};

export type ReviewPhoto = { readonly url: string; readonly caption: string };

export type ManagementResponse = {
  readonly title: string | null;
  readonly published_date: string;
  readonly text: string;
};

export type Review = {
  readonly id: string;
  readonly rating: number | null;
  readonly rating_image_url: string | null;
  readonly title: string;
  readonly text: string;
  /** The language of the review. */
  readonly lang: string;
  readonly published_date: string;
  readonly url: string | null;
  readonly user: {
    readonly username: string | null;
    readonly avatar: string | null;
    readonly contributions: number | null;
    readonly location: string | null;
  };
  /** At most 4. */
  readonly photos: readonly ReviewPhoto[];
  readonly subratings: readonly Subrating[];
  readonly management_response: ManagementResponse | null;
};

/** What a page shows of a hotel's reviews: at most 6. */
export type HotelReviews = { readonly match: RatingDetails; readonly reviews: readonly Review[] };

/** A review without text has nothing to read. We may not show a review without a date. */
export function isReadable({ title, text, published_date }: Review): boolean {
  return Boolean(title || text) && !Number.isNaN(Date.parse(published_date));
}

/**
 * Starts with the review that says most about the hotel: the one nearest to its rating. The others keep their order,
 * the newest first. No review is left out, whatever it says.
 */
export function typicalFirst(reviews: readonly Review[], rating: number | null): readonly Review[] {
  if (rating === null) return reviews;
  const gap = (review: Review) => Math.abs((review.rating ?? Number.POSITIVE_INFINITY) - rating);
  const [typical] = reviews.toSorted((a, b) => (gap(a) < gap(b) ? -1 : Number(gap(a) > gap(b))));
  return typical ? [typical, ...reviews.filter((review) => review !== typical)] : reviews;
}
