/**
 * `GET /location/{locationId}/reviews`: at most five per call, in one language.
 * Numbers are numbers here, but texts in details.
 */
import Type from 'typebox';
import { WirePhoto } from './photos';
import { WireReviewLanguage } from './search';

export const WIRE_REVIEWS_MAX = 5;

export const WireReviewsQuery = Type.Object({
  key: Type.String(),
  language: Type.Optional(WireReviewLanguage),
  limit: Type.Optional(Type.Integer({ minimum: 1 })),
  offset: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type WireReviewsQuery = Type.Static<typeof WireReviewsQuery>;

/** The id may be the text "null". Then there is no name. */
const UserLocation = Type.Object({ id: Type.String(), name: Type.Optional(Type.String()) });

const Avatar = Type.Object({
  thumbnail: Type.Optional(Type.String()),
  small: Type.Optional(Type.String()),
  medium: Type.Optional(Type.String()),
  large: Type.Optional(Type.String()),
  original: Type.Optional(Type.String()),
});

const User = Type.Object({
  /** Sometimes empty. */
  username: Type.String(),
  user_location: Type.Optional(UserLocation),
  avatar: Type.Optional(Avatar),
  /** Not in any publicly known answer. */
  contributions: Type.Optional(Type.Integer()),
});

const Subrating = Type.Object({
  /** Upper case here, lower case in details. */
  name: Type.String(),
  localized_name: Type.String(),
  rating_image_url: Type.String(),
  value: Type.Number(),
});

const OwnerResponse = Type.Object({
  id: Type.Integer(),
  title: Type.Optional(Type.String()),
  text: Type.String(),
  lang: Type.String(),
  author: Type.Optional(Type.String()),
  published_date: Type.String(),
});

export const WireReview = Type.Object({
  id: Type.Integer(),
  lang: Type.String(),
  location_id: Type.Integer(),
  published_date: Type.String(),
  rating: Type.Number(),
  helpful_votes: Type.Optional(Type.Integer()),
  rating_image_url: Type.String(),
  url: Type.String(),
  title: Type.String(),
  text: Type.String(),
  /** `NONE` if the traveller did not say. */
  trip_type: Type.Optional(Type.String()),
  /** The last day of a month, or `YYYY-MM`. */
  travel_date: Type.Optional(Type.String()),
  user: User,
  /** An object with the keys "0", "1", …; may be empty. */
  subratings: Type.Optional(Type.Record(Type.String(), Subrating)),
  owner_response: Type.Optional(OwnerResponse),
  /** Not in any publicly known answer. Has the form of a place's photos. */
  photos: Type.Optional(Type.Array(WirePhoto)),
});
export type WireReview = Type.Static<typeof WireReview>;

export const WireReviewsAnswer = Type.Object({ data: Type.Array(WireReview) });
export type WireReviewsAnswer = Type.Static<typeof WireReviewsAnswer>;
