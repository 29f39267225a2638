/** Guests' reviews of a hotel: a pure function of the hotel and a number, newest first (reference §3.5). */
import { createRandom, type Random } from '../../kernel/random';
import { CITIES } from '../cities/cities';
import { cityName } from '../cities/city';
import type { Hotel } from '../hotels/hotel';
import { CONTENT_LANGUAGES, type ContentLanguage, countryName } from '../languages';
import type { ReviewTexts } from './guest-reviews/review-texts';
import { reviewTextsOf } from './guest-reviews/review-texts-of';

export interface GuestReview {
  /** From 1 to 10. */
  readonly score: number;
  /** A code in lower case, or a place name if the review comes from another source. */
  readonly country: string;
  readonly type: string;
  readonly name: string;
  readonly time: Date;
  readonly headline: string;
  readonly language: ContentLanguage;
  readonly pros: string;
  readonly cons: string;
  readonly source: string;
}

/** Fixed: reviews do not depend on the clock. */
const NEWEST = Date.UTC(2026, 10, 1);
const HOUR_MS = 3_600_000;
const SPAN_MS = 3 * 365 * 24 * HOUR_MS;
const GAP_MAX_MS = 30 * 24 * HOUR_MS;
const REVIEWS_MAX = 400;
const GOOD_FROM = 8;
const FAIR_FROM = 6;
const ENGLISH_SHARE = 0.35;
const ELSEWHERE_SHARE = 0.06;
const TYPES = ['couple', 'couple', 'family', 'solo', 'business', 'NONE'];

/** The vendor stores only the newest ones. */
export const reviewTotal = ({ reviewCount }: Hotel): number => Math.min(reviewCount, REVIEWS_MAX);

/** Each review has its own period, so that the next one is always older. */
export function reviewTime(hotel: Hotel, index: number): Date {
  const gap = Math.min(GAP_MAX_MS, SPAN_MS / reviewTotal(hotel));
  const share = createRandom(`${hotel.id} review ${index} time`).range(0.05, 0.95);
  return new Date(NEWEST - (index + share) * gap);
}

function drawScore({ rating }: Hotel, random: Random): number {
  const score = rating + (random.next() + random.next() - 1) * 3.2;
  return Math.round(Math.max(1, Math.min(10, score)) * 2) / 2;
}

function drawTexts(texts: ReviewTexts, score: number, random: Random): Pick<GuestReview, 'headline' | 'pros' | 'cons'> {
  const isGood = score >= GOOD_FROM;
  const { good, fair, poor } = texts.headlines;
  const some = (list: readonly string[], count: number): string => {
    const first = random.int(0, list.length - 1);
    return Array.from({ length: count }, (_, k) => list[(first + 5 * k) % list.length]).join(' ');
  };
  return {
    headline: random.pick(isGood ? good : score >= FAIR_FROM ? fair : poor),
    pros: some(texts.pros, isGood ? random.int(1, 3) : random.int(0, 1)),
    cons: some(texts.cons, isGood ? random.int(0, 1) : random.int(1, 2)),
  };
}

/** "Lyon, France", or only the country if the sandbox has none of its cities. */
function homeTown(countryCode: string, random: Random): string {
  const code = countryCode.toUpperCase();
  const towns = CITIES.filter(({ country }) => country.code === code);
  const country = countryName(code, 'en');
  return towns.length > 0 ? `${cityName(random.pick(towns), 'en')}, ${country}` : country;
}

/** With `asked`, translates the same review into that language. */
export function guestReview(hotel: Hotel, index: number, asked?: ContentLanguage): GuestReview {
  const random = createRandom(`${hotel.id} review ${index}`);
  const spoken = random.chance(ENGLISH_SHARE) ? 'en' : random.pick(CONTENT_LANGUAGES);
  const writer = reviewTextsOf(spoken);
  const score = drawScore(hotel, random);
  const country = random.pick(writer.countries);
  const isFromElsewhere = random.chance(ELSEWHERE_SHARE);
  const [type, name] = [random.pick(TYPES), random.pick(writer.names)];
  return {
    score,
    country: isFromElsewhere ? homeTown(country, createRandom(`${hotel.id} home ${index}`)) : country,
    type,
    name,
    time: reviewTime(hotel, index),
    language: asked ?? spoken,
    ...drawTexts(reviewTextsOf(asked ?? spoken), score, random),
    source: isFromElsewhere ? 'tripadvisor' : 'Nuitee',
  };
}
