/** The conditions under which a hotel sells its rooms: board and cancellation. */
import type { Hotel } from '../hotels/hotel';

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
const BREAKFAST_PLANS: readonly RatePlan[] = [
  { key: 'breakfast-saver', board: 'BI', cancellation: 'none', priceFactor: 0.9 },
  { key: 'breakfast-flexible', board: 'BI', cancellation: 'free', priceFactor: 1.02 },
  { key: 'bed-and-breakfast', board: 'BB', cancellation: 'partial', priceFactor: 0.96 },
];
const HALF_BOARD: RatePlan = { key: 'half-board', board: 'HB', cancellation: 'partial', priceFactor: 1 };

const BREAKFAST = 24;
const RESTAURANT = 3;

/** Cheapest first, and never fewer than two. */
export function ratePlansOf({ facilityIds, stars }: Hotel): RatePlan[] {
  const hasBreakfast = facilityIds.includes(BREAKFAST);
  const hasDinner = facilityIds.includes(RESTAURANT) && stars >= 3;
  return [SAVER, FLEXIBLE, ...(hasBreakfast ? BREAKFAST_PLANS : []), ...(hasDinner ? [HALF_BOARD] : [])];
}
