/** Check-in and check-out times by kind of hotel (reference §3.4: a 12-hour clock). */
import { createRandom } from '../../kernel/random';
import type { HotelKind } from '../flavours/flavour';
import type { Hotel } from '../hotels/hotel';
import type { ContentLanguage } from '../languages';
import { houseRuleTextsOf } from './house-rules/house-rule-texts-of';
import { toldLanguage } from './told-language';

export interface Arrival {
  readonly from: string;
  /** Empty if there is no limit. */
  readonly until: string;
  readonly leaveBy: string;
  readonly instructions: readonly string[];
}

interface Hours {
  readonly from: readonly number[];
  readonly until: readonly (number | null)[];
  readonly leaveBy: readonly number[];
}

const HOURS: Readonly<Record<HotelKind, Hours>> = {
  hotel: { from: [14, 15, 15, 15, 16], until: [24, 24, 23, null], leaveBy: [10, 11, 11, 12] },
  apartments: { from: [15, 16, 16], until: [20, 21, 22], leaveBy: [10, 10, 11] },
  hostel: { from: [13, 14, 15], until: [24, 23, null], leaveBy: [10, 11] },
  guesthouse: { from: [14, 15], until: [18, 19, 20, 21], leaveBy: [10, 11] },
};
const HALF_PAST_SHARE = 0.1;

function twelveHours(hour: number, minutes: '00' | '30'): string {
  const onDial = hour % 12 === 0 ? 12 : hour % 12;
  return `${String(onDial).padStart(2, '0')}:${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

export function arrivalAt(hotel: Hotel, asked: ContentLanguage): Arrival {
  const random = createRandom(`${hotel.id} arrival`);
  const { from, until, leaveBy } = HOURS[hotel.kind];
  const last = random.pick(until);
  const texts = houseRuleTextsOf(toldLanguage(hotel, asked)).arrival;
  const hasDesk = hotel.kind === 'hotel' || hotel.kind === 'hostel';
  const first = random.int(0, texts.length - 1);
  return {
    from: twelveHours(random.pick(from), random.chance(HALF_PAST_SHARE) ? '30' : '00'),
    until: last === null ? '' : twelveHours(last, '00'),
    leaveBy: twelveHours(random.pick(leaveBy), '00'),
    instructions: hasDesk ? [] : texts.slice(first, first + 2),
  };
}
