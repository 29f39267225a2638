/**
 * Travellers: limits, defaults, child ages, and how to distribute a party over its rooms.
 * Search-and-browse §5, §9; OPEN-25, OPEN-26.
 */

export type Travellers = {
  readonly adults: number;
  readonly childrenAges: readonly number[];
  readonly rooms: number;
  /** Who sleeps where, if it differs from what `dealRooms` would do. Only `party` makes it. */
  readonly party?: readonly RoomOccupancy[];
};

export type RoomOccupancy = { readonly adults: number; readonly childrenAges: readonly number[] };

export const TRAVELLER_LIMITS = {
  adults: { min: 1, max: 10 },
  children: { min: 0, max: 10 },
  rooms: { min: 1, max: 8 },
  childAge: { min: 0, max: 17 },
} as const;

export const DEFAULT_CHILD_AGE = 8;
export const DEFAULT_TRAVELLERS: Travellers = { adults: 2, childrenAges: [], rooms: 1 };

/** Keeps numbers from 0 to 17, then cuts or fills the list with 8 to match the number of children. */
export function readChildrenAges(text: string | null, children: number | null): readonly number[] {
  const { min, max } = TRAVELLER_LIMITS.childAge;
  const ages = (text ?? '')
    .split(',')
    .filter((item) => /^\s*\d+\s*$/.test(item))
    .map(Number)
    .filter((age) => age >= min && age <= max);
  const count = Math.min(children ?? ages.length, TRAVELLER_LIMITS.children.max);
  return Array.from({ length: count }, (_, i) => ages[i] ?? DEFAULT_CHILD_AGE);
}

export function clampCount(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, Math.trunc(value)));
}

/**
 * Every room has an adult, so there are never more rooms than adults. This way the shown rooms equal the priced rooms.
 */
export function roomsWithAdult(rooms: number, adults: number): number {
  return Math.min(rooms, adults);
}

/**
 * The traveller's own split if there is one.
 * Else deals adults, then children, round the rooms. Every room gets an adult.
 */
export function dealRooms({ adults, childrenAges, rooms, party }: Travellers): readonly RoomOccupancy[] {
  if (party) return party;
  const count = roomsWithAdult(rooms, adults);
  return Array.from({ length: count }, (_, room) => ({
    adults: Math.ceil((adults - room) / count),
    childrenAges: childrenAges.filter((_age, child) => child % count === room),
  }));
}
