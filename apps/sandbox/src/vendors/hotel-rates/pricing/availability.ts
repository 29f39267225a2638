/** Which hotels have rooms to sell on which nights. */
import { chanceOf } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import { productsOf } from './product';
import type { RateSearch } from './rate-search';

const NEVER_SOLD_SHARE = 0.06;
const SOLD_OUT_SHARE = 0.05;

export function isOnSale(hotel: Hotel, search: RateSearch): boolean {
  const { seed, nights } = search;
  if (chanceOf(`${seed} ${hotel.id} never sells`) < NEVER_SOLD_SHARE) return false;
  if (nights.some((night) => chanceOf(`${seed} ${hotel.id} sold out ${night}`) < SOLD_OUT_SHARE)) return false;
  return productsOf(hotel, search).length > 0;
}
