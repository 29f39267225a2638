/** Facts about a hotel, independent of language. Policies, flags and important information all use them. */
import { chanceOf, createRandom } from '../../kernel/random';
import type { Hotel } from '../hotels/hotel';
import { roundLocal } from './local-amount';

export interface HouseFacts {
  readonly arePetsWelcome: boolean;
  readonly areChildrenWelcome: boolean;
  /** Left out if the vendor does not know. */
  readonly internet?: 'free' | 'paid' | 'none';
  readonly parking?: 'free' | 'paid' | 'none';
  /** In local currency. */
  readonly parkingPerDay: number;
  /** 0 if groups need not contact the hotel first. */
  readonly groupRoomMin: number;
}

const PETS = 4;
const FREE_WIFI = 107;
const INTERNET = [47, 164, 761, 584];
const FREE_PARKING = 46;
const PARKING = [2, 161, 162, 180, 181, 857, 859, 880];
const ADULTS_ONLY_SHARE = 0.03;
const GROUP_ROOMS = [0, 0, 6, 8, 10] as const;

function oneOf({ facilityIds }: Hotel, free: number, others: readonly number[]): 'free' | 'paid' | 'none' {
  if (facilityIds.includes(free)) return 'free';
  return others.some((id) => facilityIds.includes(id)) ? 'paid' : 'none';
}

export function houseFacts(hotel: Hotel): HouseFacts {
  const random = createRandom(`${hotel.id} house facts`);
  return {
    arePetsWelcome: hotel.facilityIds.includes(PETS),
    areChildrenWelcome: chanceOf(`${hotel.id} adults only`) >= ADULTS_ONLY_SHARE,
    ...(hotel.facilityIds.length > 0 && {
      internet: oneOf(hotel, FREE_WIFI, INTERNET),
      parking: oneOf(hotel, FREE_PARKING, PARKING),
    }),
    parkingPerDay: roundLocal(random.range(12, 20 + hotel.stars * 6), hotel),
    groupRoomMin: random.pick(GROUP_ROOMS),
  };
}
