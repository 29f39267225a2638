/** The kinds of rooms of a hotel. A rate's `mappedRoomId` refers to one of them (reference §3.4). */
import { chanceOf } from '../../kernel/random';
import { ROOM_KINDS, type RoomKind } from '../content/room-kinds';
import type { Hotel } from './hotel';
import { numberInHotelId } from './hotel-id';

export interface Room
  extends Pick<RoomKind, 'name' | 'sleeps' | 'priceFactor' | 'layouts' | 'squareMetres' | 'traits'> {
  readonly id: number;
}

interface PlacedKind extends RoomKind {
  readonly place: number;
}

const KINDS_PER_HOTEL = 16;

/** A cache: every search needs them, and there are few combinations of kind and stars. */
const fitting = new Map<string, readonly PlacedKind[]>();

function fittingKinds({ kind, stars }: Hotel): readonly PlacedKind[] {
  const key = `${kind} ${stars}`;
  let kinds = fitting.get(key);
  if (!kinds) {
    kinds = ROOM_KINDS[kind]
      .map((room, place) => ({ ...room, place }))
      .filter(({ stars: [from, to] }) => from <= stars && stars <= to)
      .toSorted((a, b) => a.priceFactor - b.priceFactor);
    fitting.set(key, kinds);
  }
  return kinds;
}

/** Two to eight kinds, cheapest first. */
export function roomsOf(hotel: Hotel): Room[] {
  const firstId = numberInHotelId(hotel.id) * KINDS_PER_HOTEL;
  return fittingKinds(hotel)
    .filter(({ isUsual, name }) => isUsual || chanceOf(`${hotel.id} has ${name}`) < 0.5)
    .map(({ place, name, sleeps, priceFactor, layouts, squareMetres, traits }) => ({
      id: firstId + place,
      name,
      sleeps,
      priceFactor,
      layouts,
      squareMetres,
      traits,
    }));
}
