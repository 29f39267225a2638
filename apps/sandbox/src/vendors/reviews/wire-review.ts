/**
 * One review, with the vendor's inconsistencies (reference §3.4).
 * Numbers are numbers here, and aspect names are upper case.
 */
import type { WireReview } from '@tenth-night/provider-wire/reviews/reviews';
import type { Random } from '../../kernel/random';
import { CONTENT_LANGUAGES, type ContentLanguage } from '../../world/languages';
import { ASPECTS } from './aspect';
import { LOCALIZED_NAMES } from './localized-names';
import type { Location } from './location';
import { answeredAt, wireTime } from './published-date';
import type { ReviewText } from './review-text';
import { drawReviewer } from './reviewer';
import { REVIEW_TEXTS } from './texts/texts';
import { bubblesUrl, reviewUrl } from './web-urls';

const DAY_MS = 24 * 60 * 60 * 1000;
const IDS_FROM = { review: 700_000_000, answer: 900_000_000 } as const;
const TRIP_TYPES = [
  'Couples',
  'Couples',
  'Couples',
  'Family',
  'Family',
  'Friends getaway',
  'Solo travel',
  'Business',
  'NONE',
];
const NO_SUBRATINGS_SHARE = 0.2;
const ANSWER_SHARE = 0.4;
const UNTITLED_SHARE = 0.25;
const SHORT_DATE_SHARE = 0.3;

export interface ReviewsPage {
  readonly language: ContentLanguage;
  readonly offset: number;
  readonly limit: number;
  readonly origin: string;
  readonly now: Date;
}

/** Unique within a place: no two reviews in one language have the same minute. */
function idNumber(date: Date, language: ContentLanguage): number {
  const minutes = Math.floor((date.getTime() - Date.UTC(2000, 0, 1)) / 60_000);
  return minutes * CONTENT_LANGUAGES.length + CONTENT_LANGUAGES.indexOf(language);
}

/** The month of a stay some weeks earlier: its last day, or only the month. */
function travelDate(published: Date, random: Random): string {
  const stay = new Date(published.getTime() - random.int(2, 75) * DAY_MS);
  const last = new Date(Date.UTC(stay.getUTCFullYear(), stay.getUTCMonth() + 1, 0)).toISOString();
  return last.slice(0, random.chance(SHORT_DATE_SHARE) ? 7 : 10);
}

function subratings(
  rating: number,
  { language, origin }: ReviewsPage,
  random: Random,
): NonNullable<WireReview['subratings']> {
  if (random.chance(NO_SUBRATINGS_SHARE)) return {};
  const aspects = ASPECTS.filter(() => random.chance(0.7));
  return Object.fromEntries(
    aspects.map((aspect, k) => {
      const value = Math.max(1, Math.min(5, rating + random.pick([-1, 0, 0, 0, 1])));
      return [
        String(k),
        {
          name: aspect.toUpperCase(),
          localized_name: LOCALIZED_NAMES[language].aspects[aspect],
          rating_image_url: bubblesUrl(origin, value.toFixed(1)),
          value,
        },
      ];
    }),
  );
}

function ownerResponse(published: Date, text: string, { language, now }: ReviewsPage, random: Random) {
  if (!random.chance(ANSWER_SHARE)) return undefined;
  const date = answeredAt(published, now, random);
  const { roles } = REVIEW_TEXTS[language].answers;
  return {
    id: IDS_FROM.answer + idNumber(date, language),
    ...(!random.chance(UNTITLED_SHARE) && { title: random.pick(roles) }),
    text,
    lang: language,
    author: random.pick(roles),
    published_date: wireTime(date),
  };
}

/** The fixed parts of a review. All others are random. */
export interface ReviewFrame {
  readonly published: Date;
  readonly rating: number;
  readonly handle: string;
  readonly written: ReviewText;
}

export function wireReview(location: Location, frame: ReviewFrame, page: ReviewsPage, random: Random): WireReview {
  const { published, rating, handle, written } = frame;
  const { language, origin } = page;
  const id = IDS_FROM.review + idNumber(published, language);
  const response = ownerResponse(published, written.answer, page, random);
  return {
    id,
    lang: language,
    location_id: Number(location.id),
    published_date: wireTime(published),
    rating,
    helpful_votes: random.chance(0.7) ? 0 : random.int(1, 6),
    rating_image_url: bubblesUrl(origin, rating.toFixed(1)),
    url: reviewUrl(location, id),
    title: written.title,
    text: written.text,
    trip_type: random.pick(TRIP_TYPES),
    travel_date: travelDate(published, random),
    user: drawReviewer(handle, page, random),
    subratings: subratings(rating, page, random),
    ...(response && { owner_response: response }),
  };
}
