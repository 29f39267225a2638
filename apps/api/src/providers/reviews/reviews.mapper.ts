/** The reviews service's wire to our domain. Numbers are texts in details and numbers in reviews; much may be missing. */
import type { MatchCandidate } from '@tenth-night/domain/reviews/match';
import { ratingOutOfFive } from '@tenth-night/domain/reviews/rating';
import {
  MAX_REVIEW_PHOTOS,
  type RatingDetails,
  type Review,
  SUBRATING_ASPECTS,
  SUBRATING_NAMES,
  type Subrating,
  type SubratingAspect,
} from '@tenth-night/domain/reviews/reviews';
import type { WireLocationDetails } from '@tenth-night/provider-wire/reviews/details';
import type { WireReview } from '@tenth-night/provider-wire/reviews/reviews';
import type { WireFoundLocation } from '@tenth-night/provider-wire/reviews/search';
import { plainText } from './plain-text';

/** In upper case in reviews, in lower case in details. */
const ASPECTS: Readonly<Record<string, SubratingAspect>> = {
  rate_value: 'value',
  rate_room: 'rooms',
  rate_location: 'location',
  rate_cleanliness: 'cleanliness',
  rate_service: 'service',
  rate_sleep: 'sleep',
};

/** Asked for in kilometres, among hotels alone: the answer says neither. */
export function toCandidate({ location_id, name, distance, address_obj }: WireFoundLocation): MatchCandidate {
  return {
    location_id: String(location_id),
    name: plainText(name),
    city: address_obj?.city || null,
    address: address_obj?.street1 || null,
    distanceKm: toNumber(distance),
    isHotel: true,
  };
}

export function toRatingDetails(wire: WireLocationDetails): RatingDetails {
  const { ranking_data: ranking } = wire;
  return {
    location_id: String(wire.location_id),
    name: plainText(wire.name),
    rating: toRating(wire.rating),
    rating_image_url: toUrl(wire.rating_image_url),
    num_reviews: toNumber(wire.num_reviews) ?? 0,
    web_url: toUrl(wire.web_url),
    ranking: toNumber(ranking?.ranking),
    ranking_out_of: toNumber(ranking?.ranking_out_of),
    geo_location_name: plainText(ranking?.geo_location_name) || null,
    ranking_string: plainText(ranking?.ranking_string) || null,
  };
}

export function toReview(wire: WireReview): Review {
  const { user, owner_response: response } = wire;
  return {
    id: String(wire.id),
    rating: toRating(wire.rating),
    rating_image_url: toUrl(wire.rating_image_url),
    title: plainText(wire.title),
    text: plainText(wire.text),
    lang: wire.lang,
    published_date: wire.published_date ?? '',
    url: toUrl(wire.url),
    user: {
      username: plainText(user?.username) || null,
      avatar: toUrl(user?.avatar?.medium ?? user?.avatar?.small ?? user?.avatar?.thumbnail),
      contributions: toNumber(user?.contributions),
      // A place that the service does not know has the text "null" for an id, and no name.
      location: plainText(user?.user_location?.name) || null,
    },
    photos: toPhotos(wire.photos),
    subratings: toSubratings(wire.subratings),
    management_response: response
      ? {
          title: plainText(response.title) || null,
          published_date: response.published_date,
          text: plainText(response.text),
        }
      : null,
  };
}

function toPhotos(photos: WireReview['photos'] = []): Review['photos'] {
  return photos
    .flatMap(({ images, caption }) => {
      const url = toUrl(images.medium?.url);
      return url ? { url, caption: plainText(caption) } : [];
    })
    .slice(0, MAX_REVIEW_PHOTOS);
}

/** In the specification's order, others behind. */
function toSubratings(wire: WireReview['subratings'] = {}): readonly Subrating[] {
  const place = ({ aspect }: Subrating) => (aspect ? SUBRATING_ASPECTS.indexOf(aspect) : SUBRATING_ASPECTS.length);
  return Object.values(wire)
    .flatMap(({ name, localized_name, value, rating_image_url }): Subrating[] => {
      const aspect = ASPECTS[name.toLowerCase()] ?? null;
      const shown = plainText(localized_name) || (aspect && SUBRATING_NAMES[aspect]);
      const rating = toRating(value);
      if (!shown || rating === null) return [];
      return [{ aspect, name: shown, rating, rating_image_url: toUrl(rating_image_url) }];
    })
    .toSorted((a, b) => place(a) - place(b));
}

function toRating(value: string | number | undefined): number | null {
  const number = toNumber(value);
  return number === null ? null : ratingOutOfFive(number);
}

function toNumber(value: string | number | undefined): number | null {
  if (value === undefined || value === null || value === '') return null;
  const number = Number(String(value).replaceAll(',', ''));
  return Number.isFinite(number) ? number : null;
}

/** A link that a page may follow: anything but the web is none. */
function toUrl(text: string | undefined): string | null {
  return text && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null;
}
