/** The conditions under which a hotel sells its rooms: board and cancellation. */
import { hash } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';

export const BOARDS = ['RO', 'RR', 'SC', 'BB', 'BNB', 'BI', 'HB', 'FB', 'AI'] as const;
export type Board = (typeof BOARDS)[number];

export interface RatePlan {
  readonly key: string;
  readonly board: Board;
  readonly cancellation: 'free' | 'partial' | 'none';
  readonly priceFactor: number;
}

/** Reference §4.3. */
export const BOARD_NAMES: Readonly<Record<Board, string>> = {
  RO: 'Room Only',
  RR: 'Room Only',
  SC: 'Self Catering',
  BB: 'Bed & Breakfast',
  BNB: 'Bed & Breakfast',
  BI: 'Breakfast Included',
  HB: 'Half Board',
  FB: 'Full Board',
  AI: 'All Inclusive',
};

type Terms = Omit<RatePlan, 'board'>;
const SAVER: Terms = { key: 'saver', cancellation: 'none', priceFactor: 0.88 };
const FLEXIBLE: Terms = { key: 'flexible', cancellation: 'free', priceFactor: 1 };
const MODERATE: Terms = { key: 'moderate', cancellation: 'partial', priceFactor: 0.9 };
const ADVANCE: Terms = { key: 'advance', cancellation: 'free', priceFactor: 0.88 };
/** Some hotels' lowest rate can be cancelled. */
const ROOM_ONLY_TERMS = [
  [SAVER, FLEXIBLE],
  [SAVER, FLEXIBLE],
  [MODERATE, FLEXIBLE],
  [ADVANCE, FLEXIBLE],
] as const;

const BREAKFAST = 24;
const RESTAURANT = 3;
const POOL = 301;

/** Some suppliers use the rarer of two codes with the same meaning. */
function roomOnlyBoard({ kind, id }: Hotel): Board {
  if (kind === 'apartments') return 'SC';
  return hash(`${id} room only`) % 12 === 0 ? 'RR' : 'RO';
}

function breakfastPlans({ id }: Hotel): RatePlan[] {
  const bedAndBreakfast = hash(`${id} breakfast`) % 6 === 0 ? 'BNB' : 'BB';
  return [
    { key: 'breakfast-saver', board: 'BI', cancellation: 'none', priceFactor: 0.9 },
    { key: 'breakfast-flexible', board: 'BI', cancellation: 'free', priceFactor: 1.02 },
    { key: 'bed-and-breakfast', board: bedAndBreakfast, cancellation: 'partial', priceFactor: 0.96 },
  ];
}

function mealPlans({ stars, facilityIds }: Hotel): RatePlan[] {
  if (!facilityIds.includes(RESTAURANT) || stars < 3) return [];
  const half: RatePlan = { key: 'half-board', board: 'HB', cancellation: 'partial', priceFactor: 1 };
  const full: RatePlan = { key: 'full-board', board: 'FB', cancellation: 'free', priceFactor: 1 };
  const all: RatePlan = { key: 'all-inclusive', board: 'AI', cancellation: 'partial', priceFactor: 1.05 };
  return [half, ...(stars >= 4 ? [full] : []), ...(stars >= 4 && facilityIds.includes(POOL) ? [all] : [])];
}

/** Cheapest first, and at least two. */
export function ratePlansOf(hotel: Hotel): RatePlan[] {
  const board = roomOnlyBoard(hotel);
  const terms = ROOM_ONLY_TERMS[hash(`${hotel.id} lowest plan`) % ROOM_ONLY_TERMS.length] ?? ROOM_ONLY_TERMS[0];
  return [
    ...terms.map((term) => ({ ...term, board })),
    ...(hotel.facilityIds.includes(BREAKFAST) ? breakfastPlans(hotel) : []),
    ...mealPlans(hotel),
  ];
}
