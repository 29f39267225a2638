/** The conditions under which a hotel sells its rooms: board and cancellation. */
import { hash } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';

export interface RatePlan {
  readonly key: string;
  readonly board: 'RO' | 'BB' | 'BI' | 'HB';
  readonly cancellation: 'free' | 'partial' | 'none';
  readonly priceFactor: number;
}

/** Reference §4.3. */
export const BOARD_NAMES: Readonly<Record<RatePlan['board'], string>> = {
  RO: 'Room Only',
  BB: 'Bed & Breakfast',
  BI: 'Breakfast Included',
  HB: 'Half Board',
};

const SAVER: RatePlan = { key: 'saver', board: 'RO', cancellation: 'none', priceFactor: 0.88 };
const FLEXIBLE: RatePlan = { key: 'flexible', board: 'RO', cancellation: 'free', priceFactor: 1 };
const MODERATE: RatePlan = { key: 'moderate', board: 'RO', cancellation: 'partial', priceFactor: 0.9 };
const ADVANCE: RatePlan = { key: 'advance', board: 'RO', cancellation: 'free', priceFactor: 0.88 };
/** Not every hotel's lowest rate is one that cannot be cancelled. */
const ROOM_ONLY_PLANS = [
  [SAVER, FLEXIBLE],
  [SAVER, FLEXIBLE],
  [MODERATE, FLEXIBLE],
  [ADVANCE, FLEXIBLE],
] as const;
const BREAKFAST_PLANS: readonly RatePlan[] = [
  { key: 'breakfast-saver', board: 'BI', cancellation: 'none', priceFactor: 0.9 },
  { key: 'breakfast-flexible', board: 'BI', cancellation: 'free', priceFactor: 1.02 },
  { key: 'bed-and-breakfast', board: 'BB', cancellation: 'partial', priceFactor: 0.96 },
];
const HALF_BOARD: RatePlan = { key: 'half-board', board: 'HB', cancellation: 'partial', priceFactor: 1 };

const BREAKFAST = 24;
const RESTAURANT = 3;

/** Cheapest first, and never fewer than two. */
export function ratePlansOf({ id, facilityIds, stars }: Hotel): RatePlan[] {
  const hasBreakfast = facilityIds.includes(BREAKFAST);
  const hasDinner = facilityIds.includes(RESTAURANT) && stars >= 3;
  const roomOnly = ROOM_ONLY_PLANS[hash(`${id} lowest plan`) % ROOM_ONLY_PLANS.length] ?? ROOM_ONLY_PLANS[0];
  return [...roomOnly, ...(hasBreakfast ? BREAKFAST_PLANS : []), ...(hasDinner ? [HALF_BOARD] : [])];
}
