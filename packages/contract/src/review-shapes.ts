/** Ratings and reviews with the names of the reviews service. Hotel-checkout-trips §3. */
import Type from 'typebox';
import { NumberOrNull, TextOrNull } from './shared-shapes';
import type { Wire } from './wire';

export const RatingBody = Type.Object(
  {
    location_id: Type.String(),
    name: Type.String(),
    rating: Type.Union([Type.Number(), Type.Null()], { description: 'Out of 5.' }),
    rating_image_url: TextOrNull,
    num_reviews: Type.Integer(),
    web_url: TextOrNull,
    ranking: NumberOrNull,
    ranking_out_of: NumberOrNull,
    geo_location_name: TextOrNull,
    ranking_string: TextOrNull,
  },
  { title: 'RatingDetails' },
);
export type RatingBody = Wire<typeof RatingBody>;

const Aspect = Type.Enum(['value', 'rooms', 'location', 'cleanliness', 'service', 'sleep']);

const Subrating = Type.Object(
  {
    aspect: Type.Union([Aspect, Type.Null()]),
    name: Type.String(),
    rating: Type.Number(),
    rating_image_url: TextOrNull,
  },
  { title: 'Subrating' },
);

const ManagementResponse = Type.Object(
  { title: TextOrNull, published_date: Type.String(), text: Type.String() },
  { title: 'ManagementResponse' },
);

export const ReviewBody = Type.Object(
  {
    id: Type.String(),
    rating: NumberOrNull,
    rating_image_url: TextOrNull,
    title: Type.String(),
    text: Type.String(),
    lang: Type.String({ description: 'The language of the review.' }),
    published_date: Type.String(),
    url: TextOrNull,
    user: Type.Object({
      username: TextOrNull,
      avatar: TextOrNull,
      contributions: NumberOrNull,
      location: TextOrNull,
    }),
    photos: Type.Array(Type.Object({ url: Type.String(), caption: Type.String() })),
    subratings: Type.Array(Subrating),
    management_response: Type.Union([ManagementResponse, Type.Null()]),
  },
  { title: 'Review' },
);
export type ReviewBody = Wire<typeof ReviewBody>;

export const HotelReviewsBody = Type.Object(
  { match: RatingBody, reviews: Type.Array(ReviewBody) },
  { title: 'HotelReviews' },
);
export type HotelReviewsBody = Wire<typeof HotelReviewsBody>;

export const FoundLocation = Type.Object(
  {
    location_id: Type.String(),
    name: Type.String(),
    city: TextOrNull,
    address: TextOrNull,
    distanceKm: Type.Union([Type.Number(), Type.Null()], { description: 'Null if the service did not measure it.' }),
    isHotel: Type.Boolean(),
  },
  { title: 'FoundLocation' },
);
export type FoundLocation = Wire<typeof FoundLocation>;
