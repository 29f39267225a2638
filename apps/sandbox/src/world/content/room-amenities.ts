/** The amenities of a room. Many are the same in the whole hotel, some belong to the kind of room. */
import { chanceOf } from '../../kernel/random';
import type { Hotel } from '../hotels/hotel';
import type { Room } from '../hotels/hotel-rooms';
import type { ContentLanguage } from '../languages';
import type { NameTable } from './name-table';
import roomAmenityNames from './room-amenity-names.seed.json' with { type: 'json' };
import { ROOM_AMENITY_SHARES } from './shares';

export interface RoomAmenity {
  readonly id: number;
  readonly name: string;
}

/** By our own ids. */
const NAMES: NameTable = roomAmenityNames;
const AMENITIES = new Map(NAMES.map(({ id, names }) => [id, names]));
const AMENITIES_MAX = 20;
/** From this price factor on, a room counts as half a star better. */
const BETTER_FROM = 1.3;

const EVERYWHERE = [10, 12, 18, 19];
const PRIVATE_BATHROOM = 1;
const SHARED_BATHROOM = 2;
const TOWELS = 6;
const BY_TRAIT: Readonly<Record<Room['traits'][number], readonly number[]>> = {
  kitchen: [31, 32, 33, 36],
  balcony: [27],
  terrace: [28],
  suite: [29, 30],
  dormitory: [17, 3],
};
/** A facility of the hotel, and the amenity that it means in a room. */
const BY_FACILITY: readonly (readonly [facilityId: number, amenityId: number])[] = [
  [109, 11],
  [107, 13],
  [64, 26],
];
const IN_SOME_KITCHENS = [34, 35];

function drawnAmenities(hotel: Hotel, { priceFactor, traits }: Room): number[] {
  if (traits.includes('dormitory')) return [];
  const stars = Math.min(5, hotel.stars + (priceFactor >= BETTER_FROM ? 0.5 : 0));
  const drawn = ROOM_AMENITY_SHARES.filter(
    ([id, plain, grand]) => chanceOf(`${hotel.id} amenity ${id}`) < plain + ((grand - plain) * (stars - 1)) / 4,
  );
  return drawn.map(([id]) => id);
}

/** The most distinctive amenities come first. */
export function roomAmenities(hotel: Hotel, room: Room, language: ContentLanguage): RoomAmenity[] {
  const isDormitory = room.traits.includes('dormitory');
  const ids = new Set([
    isDormitory ? SHARED_BATHROOM : PRIVATE_BATHROOM,
    ...room.traits.flatMap((trait) => BY_TRAIT[trait]),
    ...BY_FACILITY.filter(([facilityId]) => hotel.facilityIds.includes(facilityId)).map(([, amenityId]) => amenityId),
    ...(room.traits.includes('kitchen')
      ? IN_SOME_KITCHENS.filter((id) => chanceOf(`${hotel.id} kitchen ${id}`) < 0.5)
      : []),
    ...(isDormitory ? [] : [TOWELS]),
    ...drawnAmenities(hotel, room),
    ...EVERYWHERE,
  ]);
  return [...ids].slice(0, AMENITIES_MAX).map((id) => ({ id, name: AMENITIES.get(id)?.[language] ?? '' }));
}
