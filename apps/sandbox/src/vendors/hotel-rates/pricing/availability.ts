/** Which hotels sell on which nights. */
import { chanceOf } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import { roomsOf } from '../../../world/hotels/hotel-rooms';
import { guestsIn, type RateSearch } from './rate-search';

const NEVER_SOLD_SHARE = 0.06;
const SOLD_OUT_SHARE = 0.05;

export function isOnSale(hotel: Hotel, { seed, nights, occupancies }: RateSearch): boolean {
  if (chanceOf(`${seed} ${hotel.id} never sells`) < NEVER_SOLD_SHARE) return false;
  if (nights.some((night) => chanceOf(`${seed} ${hotel.id} sold out ${night}`) < SOLD_OUT_SHARE)) return false;
  const largestParty = Math.max(...occupancies.map(guestsIn));
  return roomsOf(hotel).some((room) => room.sleeps >= largestParty);
}
