/** Changing a party room by room, within the limits of its totals. Search-and-browse §2 "Travellers picker", §5, §9. */
import { DEFAULT_CHILD_AGE, type RoomOccupancy, TRAVELLER_LIMITS } from './occupancy';

export type Rooms = readonly RoomOccupancy[];
export type CountLimits = { readonly min: number; readonly max: number };

/** The limits of one room's counts: every room keeps an adult, and the totals stay within their limits. */
export function roomLimits(
  rooms: Rooms,
  index: number,
): { readonly adults: CountLimits; readonly children: CountLimits } {
  const others = rooms.filter((_, i) => i !== index);
  return {
    adults: { min: 1, max: TRAVELLER_LIMITS.adults.max - sum(others, adultsIn) },
    children: { min: 0, max: TRAVELLER_LIMITS.children.max - sum(others, childrenIn) },
  };
}

export function setAdults(rooms: Rooms, index: number, adults: number): Rooms {
  const { min, max } = roomLimits(rooms, index).adults;
  if (adults < min || adults > max) return rooms;
  return change(rooms, index, (room) => ({ ...room, adults }));
}

/** A new child is 8 until the traveller changes it. Removing takes the last child first. */
export function setChildren(rooms: Rooms, index: number, children: number): Rooms {
  const { min, max } = roomLimits(rooms, index).children;
  if (children < min || children > max) return rooms;
  return change(rooms, index, ({ adults, childrenAges }) => ({
    adults,
    childrenAges: Array.from({ length: children }, (_, child) => childrenAges[child] ?? DEFAULT_CHILD_AGE),
  }));
}

export function setAge(rooms: Rooms, index: number, child: number, age: number): Rooms {
  const { min, max } = TRAVELLER_LIMITS.childAge;
  if (age < min || age > max) return rooms;
  return change(rooms, index, ({ adults, childrenAges }) => ({
    adults,
    childrenAges: childrenAges.map((before, i) => (i === child ? age : before)),
  }));
}

/** Each room needs an adult, so the limit of adults must allow one more. */
export function canAddRoom(rooms: Rooms): boolean {
  return rooms.length < TRAVELLER_LIMITS.rooms.max && sum(rooms, adultsIn) < TRAVELLER_LIMITS.adults.max;
}

export function addRoom(rooms: Rooms): Rooms {
  return canAddRoom(rooms) ? [...rooms, { adults: 1, childrenAges: [] }] : rooms;
}

export function removeRoom(rooms: Rooms, index: number): Rooms {
  return rooms.length > TRAVELLER_LIMITS.rooms.min ? rooms.filter((_, i) => i !== index) : rooms;
}

const adultsIn = ({ adults }: RoomOccupancy) => adults;
const childrenIn = ({ childrenAges }: RoomOccupancy) => childrenAges.length;

function sum(rooms: Rooms, count: (room: RoomOccupancy) => number): number {
  return rooms.reduce((total, room) => total + count(room), 0);
}

function change(rooms: Rooms, index: number, to: (room: RoomOccupancy) => RoomOccupancy): Rooms {
  return rooms.map((room, i) => (i === index ? to(room) : room));
}
