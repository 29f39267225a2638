/** A place's rating and number of reviews. All answers use these, so that their numbers agree. */
import { chanceOf, createRandom } from '../../kernel/random';
import type { Location } from './location';

export interface Figures {
  /** From 1 to 5; 0 for unrated places. */
  readonly rating: number;
  readonly reviewCount: number;
  /** How many reviews gave 1, 2, 3, 4 and 5. The sum is `reviewCount`. */
  readonly countByRating: readonly number[];
}

/** A few hotels that the rates vendor has rated are unrated here. */
const UNRATED_SHARE = 0.015;
const UNRATED: Figures = { rating: 0, reviewCount: 0, countByRating: [0, 0, 0, 0, 0] };
/** The share of ratings that are only the best or the worst. */
const EXTREME_SHARE = 0.12;
const WAYS = [1, 4, 6, 4, 1] as const;

/** Shares of 1 to 5 whose mean is the rating: a binomial distribution with some weight moved to both ends. */
function sharesOf(rating: number): number[] {
  const p = (rating - 1) / 4;
  const ends = [1 - p, 0, 0, 0, p];
  return WAYS.map(
    (ways, k) => (1 - EXTREME_SHARE) * ways * p ** k * (1 - p) ** (4 - k) + EXTREME_SHARE * (ends[k] ?? 0),
  );
}

/** Whole numbers in the given shares that add up to the total. */
export function split(total: number, shares: readonly number[]): number[] {
  let share = 0;
  let given = 0;
  return shares.map((part, k) => {
    share += part;
    const upTo = k === shares.length - 1 ? total : Math.min(total, Math.round(total * share));
    const own = upTo - given;
    given = upTo;
    return own;
  });
}

function drawnFor({ id, hotel }: Location, seed: string): { rating: number; reviewCount: number } {
  const random = createRandom(`${seed} ${id} figures`);
  if (hotel?.listing !== 'itself') return { rating: random.range(3, 4.8), reviewCount: random.int(6, 480) };
  const { rating, reviewCount } = hotel.of;
  return { rating: rating / 2, reviewCount: Math.round(reviewCount * random.range(0.3, 1.6)) };
}

/** The sandbox rates only places to stay, because its texts are about rooms and breakfasts. */
export function figuresOf(location: Location, seed: string): Figures {
  const { id, category } = location;
  if (category !== 'hotels' || chanceOf(`${seed} ${id} unrated`) < UNRATED_SHARE) return UNRATED;
  const { rating, reviewCount } = drawnFor(location, seed);
  if (rating === 0 || reviewCount === 0) return UNRATED;
  return { rating, reviewCount, countByRating: split(reviewCount, sharesOf(rating)) };
}

/** As the vendor shows it: rounded to halves. */
export const roundedRating = (rating: number): string => (Math.round(rating * 2) / 2).toFixed(1);

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** The rating of one review. Each review takes its turn in `countByRating`, in an order that looks random. */
export function ratingOfReview({ reviewCount, countByRating }: Figures, number: number): number {
  let stride = Math.ceil(reviewCount * 0.618);
  while (greatestDivisor(stride, reviewCount) !== 1) stride++;
  let turn = (number * stride) % reviewCount;
  const index = countByRating.findIndex((count) => {
    turn -= count;
    return turn < 0;
  });
  return index + 1;
}
