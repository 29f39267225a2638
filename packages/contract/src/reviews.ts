/**
 * `GET /reviews/hotel`, and our proxy for the reviews service: `GET /ta/…`.
 * Hotel-checkout-trips §7 "Tripadvisor search"; OPEN-58.
 */
import { MATCH_RADIUS_KM } from '@tenth-night/domain/reviews/match';
import Type from 'typebox';
import { FoundLocation, HotelReviewsBody, RatingBody, ReviewBody } from './review-shapes';
import type { Wire } from './wire';

const language = Type.Optional(Type.String({ pattern: '^[a-z]{2}$' }));
const latitude = Type.Number({ minimum: -90, maximum: 90 });
const longitude = Type.Number({ minimum: -180, maximum: 180 });
const words = Type.String({ pattern: '\\S', maxLength: 200 });
/** We support only reviews of hotels. */
const category = Type.Optional(Type.Enum(['hotels']));

/**
 * What we know about the hotel, because the service has its own ids.
 * The street helps to reject hotels of the same name.
 */
export const HotelReviewsQuery = Type.Object({
  hotelId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
  name: words,
  city: Type.Optional(Type.String({ maxLength: 200 })),
  address: Type.Optional(Type.String({ maxLength: 300 })),
  latitude,
  longitude,
  language,
});
export type HotelReviewsQuery = Type.Static<typeof HotelReviewsQuery>;

/** Null if the service does not have the hotel, or did not answer. */
export const HotelReviewsAnswer = Type.Object({ data: Type.Union([HotelReviewsBody, Type.Null()]) });
export type HotelReviewsAnswer = Wire<typeof HotelReviewsAnswer>;

export const LocationSearchQuery = Type.Object({
  query: words,
  category,
  language,
  latitude: Type.Optional(latitude),
  longitude: Type.Optional(longitude),
});

export const NEARBY_RADIUS_METRES = MATCH_RADIUS_KM * 1000;

export const NearbyLocationsQuery = Type.Object({
  latitude,
  longitude,
  radius: Type.Optional(Type.Integer({ minimum: 1, maximum: NEARBY_RADIUS_METRES })),
  category,
  language,
});
export const FoundLocationsAnswer = Type.Object({ data: Type.Array(FoundLocation) });

export const LocationParams = Type.Object({ id: Type.String({ pattern: '^\\d{1,12}$' }) });
export const LocationDetailsQuery = Type.Object({ language });
/** Without an envelope, like the service's answer. */
export const LocationDetailsAnswer = RatingBody;

export const LocationReviewsQuery = Type.Object({
  lang: language,
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
});
export const LocationReviewsAnswer = Type.Object({ data: Type.Array(ReviewBody) });
