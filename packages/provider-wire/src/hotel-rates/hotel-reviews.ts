/** `GET /data/reviews`: the vendor's guest reviews, rated from 0 to 10. Their text is split into pros and cons. */
import Type from 'typebox';
import { WireSentiment } from './hotel-detail';

export const WireHotelReviewsQuery = Type.Object({
  hotelId: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer({ minimum: 1 })),
  offset: Type.Optional(Type.Integer({ minimum: 0 })),
  getSentiment: Type.Optional(Type.Boolean()),
  /** Requests machine translation. Then there are at most ten reviews. */
  language: Type.Optional(Type.String()),
  timeout: Type.Optional(Type.Number()),
});
export type WireHotelReviewsQuery = Type.Static<typeof WireHotelReviewsQuery>;

export const WireHotelReview = Type.Object({
  averageScore: Type.Number(),
  country: Type.String(),
  type: Type.String(),
  name: Type.String(),
  date: Type.String(),
  headline: Type.String(),
  language: Type.String(),
  pros: Type.String(),
  cons: Type.String(),
  source: Type.String(),
});
export type WireHotelReview = Type.Static<typeof WireHotelReview>;

export const WireHotelReviewsAnswer = Type.Object({
  data: Type.Array(WireHotelReview),
  total: Type.Integer(),
  /** Camel case here, but snake case in a hotel's details. */
  sentimentAnalysis: Type.Optional(Type.Union([WireSentiment, Type.Null()])),
});
export type WireHotelReviewsAnswer = Type.Static<typeof WireHotelReviewsAnswer>;
