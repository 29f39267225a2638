/** `GET /location/{locationId}/details`: the object itself, without an envelope. All its numbers are texts. */
import Type from 'typebox';
import { WireAddress, WireReviewLanguage } from './search';

export const WireLocationDetailsQuery = Type.Object({
  key: Type.String(),
  language: Type.Optional(WireReviewLanguage),
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
});
export type WireLocationDetailsQuery = Type.Static<typeof WireLocationDetailsQuery>;

const Count = Type.String({ pattern: '^\\d+$' });
const Coordinate = Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' });
const Rating = Type.String({ pattern: '^[0-5](\\.\\d+)?$' });
const Named = Type.Object({ name: Type.String(), localized_name: Type.String() });

const Subrating = Type.Object({
  /** Lower case here, upper case in a review. */
  name: Type.String(),
  localized_name: Type.String(),
  rating_image_url: Type.String(),
  value: Rating,
});

const RankingData = Type.Object({
  geo_location_id: Count,
  ranking_string: Type.String(),
  geo_location_name: Type.String(),
  ranking_out_of: Count,
  ranking: Count,
});

const Ancestor = Type.Object({
  abbrv: Type.Optional(Type.String()),
  level: Type.String(),
  name: Type.String(),
  location_id: Count,
});

const Award = Type.Object({
  award_type: Type.String(),
  year: Count,
  images: Type.Object({ small: Type.String(), large: Type.String() }),
  categories: Type.Array(Type.String()),
  display_name: Type.String(),
});

/** Unrated places have no `rating`, no `rating_image_url` and no `ranking_data`. */
export const WireLocationDetails = Type.Object({
  location_id: Count,
  name: Type.String(),
  description: Type.Optional(Type.String()),
  web_url: Type.String(),
  address_obj: WireAddress,
  ancestors: Type.Optional(Type.Array(Ancestor)),
  latitude: Type.Optional(Coordinate),
  longitude: Type.Optional(Coordinate),
  timezone: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  website: Type.Optional(Type.String()),
  write_review: Type.Optional(Type.String()),
  ranking_data: Type.Optional(RankingData),
  rating: Type.Optional(Rating),
  rating_image_url: Type.Optional(Type.String()),
  num_reviews: Type.Optional(Count),
  review_rating_count: Type.Optional(Type.Object({ '1': Count, '2': Count, '3': Count, '4': Count, '5': Count })),
  /** An object with the keys "0", "1", …, not an array. */
  subratings: Type.Optional(Type.Record(Type.String(), Subrating)),
  photo_count: Type.Optional(Count),
  see_all_photos: Type.Optional(Type.String()),
  price_level: Type.Optional(Type.String()),
  amenities: Type.Optional(Type.Array(Type.String())),
  category: Type.Optional(Named),
  subcategory: Type.Optional(Type.Array(Named)),
  styles: Type.Optional(Type.Array(Type.String())),
  neighborhood_info: Type.Optional(Type.Array(Type.Object({ location_id: Count, name: Type.String() }))),
  trip_types: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), localized_name: Type.String(), value: Count })),
  ),
  awards: Type.Optional(Type.Array(Award)),
});
export type WireLocationDetails = Type.Static<typeof WireLocationDetails>;
