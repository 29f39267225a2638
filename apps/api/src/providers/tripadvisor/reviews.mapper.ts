/**
 * Maps the reviews service's wire to our domain. Numbers are texts in details and numbers in reviews; much may be
 * missing.
 */
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
import type { WirePhoto } from '@tenth-night/provider-wire/reviews/photos';
import type { WireReview } from '@tenth-night/provider-wire/reviews/reviews';
import type { WireFoundLocation } from '@tenth-night/provider-wire/reviews/search';
import { fieldsOf, type LeaveOut, recordOf } from '../wire-records';
import { listOf, textOf } from '../wire-values';
import { plainText } from './plain-text';

/** Upper case in reviews, lower case in details. */
const ASPECTS: Readonly<Record<string, SubratingAspect>> = {
  rate_value: 'value',
  rate_room: 'rooms',
  rate_location: 'location',
  rate_cleanliness: 'cleanliness',
  rate_service: 'service',
  rate_sleep: 'sleep',
};

/** We request kilometres and only hotels; the answer repeats neither. */
export function toCandidate(value: unknown, leaveOut: LeaveOut): MatchCandidate | null {
  const { location_id, name: written, distance, address_obj } = fieldsOf<WireFoundLocation>(value);
  const [id, name] = [textOf(location_id), plainText(written)];
  if (!id || !name) {
    leaveOut('location');
    return null;
  }
  const address = fieldsOf<NonNullable<WireFoundLocation['address_obj']>>(address_obj);
  return {
    location_id: id,
    name,
    city: textOf(address.city),
    address: textOf(address.street1),
    distanceKm: toNumber(distance),
    isHotel: true,
  };
}

/** Null if it is not about a location. */
export function toRatingDetails(value: unknown): RatingDetails | null {
  const wire = fieldsOf<WireLocationDetails>(value);
  const id = textOf(wire.location_id);
  if (!id) return null;
  const ranking = fieldsOf<NonNullable<WireLocationDetails['ranking_data']>>(wire.ranking_data);
  return {
    location_id: id,
    name: plainText(wire.name),
    rating: toRating(wire.rating),
    rating_image_url: toUrl(wire.rating_image_url),
    num_reviews: toNumber(wire.num_reviews) ?? 0,
    web_url: toUrl(wire.web_url),
    ranking: toNumber(ranking.ranking),
    ranking_out_of: toNumber(ranking.ranking_out_of),
    geo_location_name: plainText(ranking.geo_location_name) || null,
    ranking_string: plainText(ranking.ranking_string) || null,
  };
}

/** Null for a review without an id, or without any text and rating. */
export function toReview(value: unknown, leaveOut: LeaveOut): Review | null {
  const wire = fieldsOf<WireReview>(value);
  const [id, title, text, rating] = [
    textOf(wire.id),
    plainText(wire.title),
    plainText(wire.text),
    toRating(wire.rating),
  ];
  if (!id || (!title && !text && rating === null)) {
    leaveOut('review');
    return null;
  }
  return {
    id,
    rating,
    rating_image_url: toUrl(wire.rating_image_url),
    title,
    text,
    lang: textOf(wire.lang) ?? '',
    published_date: dateOf(wire.published_date),
    url: toUrl(wire.url),
    user: toUser(wire.user),
    photos: toPhotos(wire.photos),
    subratings: toSubratings(wire.subratings),
    management_response: toResponse(wire.owner_response),
  };
}

function toUser(value: unknown): Review['user'] {
  const user = fieldsOf<NonNullable<WireReview['user']>>(value);
  const avatar = fieldsOf<{ medium: string; small: string; thumbnail: string }>(user.avatar);
  return {
    username: plainText(user.username) || null,
    avatar: toUrl(avatar.medium) ?? toUrl(avatar.small) ?? toUrl(avatar.thumbnail),
    contributions: toNumber(user.contributions),
    // For an unknown place, the service sends the text "null" as its id, and no name.
    location: plainText(fieldsOf<{ name: string }>(user.user_location).name) || null,
  };
}

function toResponse(value: unknown): Review['management_response'] {
  const wire = recordOf<NonNullable<WireReview['owner_response']>>(value);
  if (!wire) return null;
  const { title, published_date, text } = wire;
  return { title: plainText(title) || null, published_date: dateOf(published_date), text: plainText(text) };
}

/** Empty if it is not a date, because no page could show it. */
function dateOf(value: unknown): string {
  const text = textOf(value) ?? '';
  return Number.isNaN(Date.parse(text)) ? '' : text;
}

function toPhotos(photos: unknown): Review['photos'] {
  return listOf(photos)
    .flatMap((photo) => {
      const { images, caption } = fieldsOf<WirePhoto>(photo);
      const { medium } = fieldsOf<WirePhoto['images']>(images);
      const url = toUrl(fieldsOf<WirePhoto['images']['medium']>(medium).url);
      return url ? { url, caption: plainText(caption) } : [];
    })
    .slice(0, MAX_REVIEW_PHOTOS);
}

type WireSubrating = NonNullable<WireReview['subratings']>[string];

/** In the specification's order; others at the end. */
function toSubratings(value: unknown): readonly Subrating[] {
  const place = ({ aspect }: Subrating) => (aspect ? SUBRATING_ASPECTS.indexOf(aspect) : SUBRATING_ASPECTS.length);
  return Object.values(fieldsOf<Record<string, unknown>>(value))
    .flatMap((subrating): Subrating[] => {
      const { name, localized_name, value: points, rating_image_url } = fieldsOf<WireSubrating>(subrating);
      const aspect = ASPECTS[(textOf(name) ?? '').toLowerCase()] ?? null;
      const shown = plainText(localized_name) || (aspect && SUBRATING_NAMES[aspect]);
      const rating = toRating(points);
      if (!shown || rating === null) return [];
      return [{ aspect, name: shown, rating, rating_image_url: toUrl(rating_image_url) }];
    })
    .toSorted((a, b) => place(a) - place(b));
}

function toRating(value: unknown): number | null {
  const number = toNumber(value);
  return number === null ? null : ratingOutOfFive(number);
}

function toNumber(value: unknown): number | null {
  const text = textOf(value)?.replaceAll(',', '');
  const number = Number(text);
  return text && Number.isFinite(number) ? number : null;
}

/** A link that a page may follow. Null if it is not http or https. */
function toUrl(value: unknown): string | null {
  const text = textOf(value);
  return text && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null;
}
