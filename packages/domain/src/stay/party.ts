/**
 * A party room by room. Search-and-browse §2 "Travellers picker" has only totals; guests per room are our addition.
 * In an address a room is `adults` or `adults-age.age`, and `_` joins the rooms: `2-8.5_1`.
 */
import { dealRooms, type RoomOccupancy, TRAVELLER_LIMITS, type Travellers } from './occupancy';

const ROOM = /^([1-9]\d?)(?:-(\d{1,2}(?:\.\d{1,2})*))?$/;

/** The totals of the rooms. Adds the split only if `dealRooms` would give another one. */
export function travellersIn(rooms: readonly RoomOccupancy[]): Travellers {
  const totals = {
    adults: rooms.reduce((sum, room) => sum + room.adults, 0),
    childrenAges: agesInDealingOrder(rooms),
    rooms: rooms.length,
  };
  return writeRooms(dealRooms(totals)) === writeRooms(rooms) ? totals : { ...totals, party: rooms };
}

export function writeParty({ party }: Travellers): string | null {
  return party ? writeRooms(party) : null;
}

/** Ignores a party that is unreadable or does not agree with the totals. */
export function withParty(totals: Travellers, text: string | null | undefined): Travellers {
  const rooms = text?.split('_').map(readRoom) ?? [];
  if (!rooms.every((room) => room !== null) || rooms.length !== totals.rooms) return totals;
  const said = travellersIn(rooms);
  const agrees =
    said.adults === totals.adults && inOrder(said.childrenAges).join() === inOrder(totals.childrenAges).join();
  return agrees ? said : totals;
}

function writeRooms(rooms: readonly RoomOccupancy[]): string {
  return rooms
    .map(({ adults, childrenAges }) => (childrenAges.length > 0 ? `${adults}-${childrenAges.join('.')}` : `${adults}`))
    .join('_');
}

function readRoom(text: string): RoomOccupancy | null {
  const [, adults, ages] = ROOM.exec(text) ?? [];
  const childrenAges = ages?.split('.').map(Number) ?? [];
  if (!adults || childrenAges.some((age) => age > TRAVELLER_LIMITS.childAge.max)) return null;
  return { adults: Number(adults), childrenAges };
}

/** The first child of each room, then the second, and so on. Children who are spread evenly then need no split. */
function agesInDealingOrder(rooms: readonly RoomOccupancy[]): readonly number[] {
  const most = Math.max(0, ...rooms.map(({ childrenAges }) => childrenAges.length));
  return Array.from({ length: most }, (_, turn) =>
    rooms.flatMap(({ childrenAges }) => childrenAges.slice(turn, turn + 1)),
  ).flat();
}

function inOrder(ages: readonly number[]): readonly number[] {
  return ages.toSorted((a, b) => a - b);
}
