/** The kinds of room that a hotel has. A rate's `mappedRoomId` points to one of them (reference §3.4). */
import { chanceOf } from '../../kernel/random';
import type { HotelKind } from '../flavours/flavour';
import type { Hotel } from './hotel';
import { numberInHotelId } from './hotel-id';

export interface Room {
  readonly id: number;
  readonly name: string;
  readonly sleeps: number;
  /** Times the price of the hotel's plain double. */
  readonly priceFactor: number;
}

interface RoomKind extends Omit<Room, 'id'> {
  readonly stars: readonly [from: number, to: number];
  /** Every hotel of that standard has it; of the others about half. */
  readonly isUsual: boolean;
}

const room = (
  name: string,
  sleeps: number,
  priceFactor: number,
  stars: RoomKind['stars'],
  isUsual = false,
): RoomKind => ({ name, sleeps, priceFactor, stars, isUsual });

const ROOM_KINDS: Readonly<Record<HotelKind, readonly RoomKind[]>> = {
  hotel: [
    room('Single Room', 1, 0.8, [1, 3.5]),
    room('Standard Double Room', 2, 1, [1, 4], true),
    room('Standard Twin Room', 2, 1.02, [1, 4.5]),
    room('Superior Double Room', 3, 1.16, [2, 5], true),
    room('Triple Room', 3, 1.24, [1, 4]),
    room('Quadruple Room', 4, 1.4, [1, 2], true),
    room('Family Room', 5, 1.5, [2, 5], true),
    room('Deluxe King Room', 3, 1.34, [3.5, 5]),
    room('Junior Suite', 4, 1.75, [4, 5]),
    room('One-Bedroom Suite', 4, 2.3, [4.5, 5]),
  ],
  apartments: [
    room('Studio', 2, 1, [3, 4], true),
    room('One-Bedroom Apartment', 4, 1.35, [3, 4], true),
    room('Two-Bedroom Apartment', 6, 1.85, [3, 4], true),
    room('Three-Bedroom Apartment', 8, 2.4, [3.5, 4]),
  ],
  hostel: [
    room('Bed in Eight-Bed Dormitory', 1, 0.42, [1, 2], true),
    room('Private Twin Room', 2, 1, [1, 2], true),
    room('Private Four-Bed Room', 4, 1.5, [1, 2], true),
    room('Private Ten-Bed Room', 10, 2.6, [1, 2]),
  ],
  guesthouse: [
    room('Attic Double Room', 2, 0.9, [2, 4]),
    room('Double Room', 2, 1, [2, 4], true),
    room('Garden Room', 3, 1.18, [2, 4]),
    room('Family Room', 5, 1.45, [2, 4], true),
  ],
};

/** Cheapest first. */
export function roomsOf(hotel: Hotel): Room[] {
  const fits = ({ stars: [from, to] }: RoomKind): boolean => from <= hotel.stars && hotel.stars <= to;
  const exists = ({ isUsual, name }: RoomKind): boolean => isUsual || chanceOf(`${hotel.id} has ${name}`) < 0.5;
  return ROOM_KINDS[hotel.kind]
    .map((kind, k) => ({ ...kind, id: numberInHotelId(hotel.id) * 16 + k }))
    .filter((kind) => fits(kind) && exists(kind))
    .toSorted((a, b) => a.priceFactor - b.priceFactor);
}
