/** Third-party rating details and reviews, with the specification's names. Hotel-checkout-trips §2 "Reviews section", §3, §9. */

export const MAX_REVIEWS = 6;
export const MAX_REVIEW_PHOTOS = 4;

export const SUBRATING_ASPECTS = ['value', 'rooms', 'location', 'cleanliness', 'service', 'sleep'] as const;
export type SubratingAspect = (typeof SUBRATING_ASPECTS)[number];

/** What an aspect is called where the service gives it no name in the reader's language. */
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
  /** Out of 5; null for a hotel that nobody has rated, as are its picture and its ranking. */
  readonly rating: number | null;
  /** The service's own bubbles: it allows no others. */
  readonly rating_image_url: string | null;
  readonly num_reviews: number;
  readonly web_url: string | null;
  readonly ranking: number | null;
  readonly ranking_out_of: number | null;
  readonly geo_location_name: string | null;
  readonly ranking_string: string | null;
};

export type Subrating = {
  /** Null for one that the specification does not know. */
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
  /** The language that it is written in. */
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

/** What a page shows of a hotel: at most 6 reviews. */
export type HotelReviews = { readonly match: RatingDetails; readonly reviews: readonly Review[] };

/** A review without a word has nothing to read, and without a date it may not be shown. */
export function isReadable({ title, text, published_date }: Review): boolean {
  return Boolean(title || text) && !Number.isNaN(Date.parse(published_date));
}
