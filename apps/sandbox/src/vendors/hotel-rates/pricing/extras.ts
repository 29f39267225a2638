/** Data beside a rate's price that does not change it: the source of the public price, promotions, perks. */
import type { WirePerk, WirePromotion } from '@tenth-night/provider-wire/hotel-rates/rates';
import { chanceOf, createRandom } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import { minorFromUsd, wireAmount } from '../../../world/money';
import type { Product } from './product';
import type { RateSearch } from './rate-search';
import { addDays, dayOf } from './stay';

const SOURCES = ['booking.com', 'booking.com', 'expedia.com', 'providerDirect', ''];
const PROMOTIONS = ['Early deal', 'Long stay', 'Last rooms', 'Members'];
const PERKS: readonly (readonly [id: number, name: string, usd: number])[] = [
  [10, 'Welcome drink', 9],
  [11, 'Late check-out until 14:00', 25],
  [12, 'Fruit and water in the room', 6],
];
const PROMOTION_SHARE = 0.15;
const PERK_SHARE = 0.12;
const PERK_STARS = 4;

export const publicPriceSource = ({ id }: Hotel): string => createRandom(`${id} public source`).pick(SOURCES);

export function promotionsOf({ key }: Product, { now, currency }: RateSearch): WirePromotion[] {
  if (chanceOf(`${key} promotion`) >= PROMOTION_SHARE) return [];
  const random = createRandom(`${key} promotion kind`);
  const from = dayOf(now);
  return [
    {
      name: random.pick(PROMOTIONS),
      from,
      to: addDays(from, 30),
      discount: random.int(1, 4) * 5,
      discountType: 'percentage',
      promotionCode: '',
      currency: currency.code,
    },
  ];
}

export function perksOf(hotel: Hotel, { key }: Product, { currency }: RateSearch): WirePerk[] {
  if (hotel.stars < PERK_STARS || chanceOf(`${key} perk`) >= PERK_SHARE) return [];
  const [perkId, name, usd] = createRandom(`${key} perk kind`).pick(PERKS);
  return [{ perkId, name, ...wireAmount(minorFromUsd(usd, currency), currency), level: 'HOTEL' }];
}
