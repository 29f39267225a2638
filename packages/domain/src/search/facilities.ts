/**
 * The facilities for filtering a list, by the provider's facility ids. `facility-words.ts` knows facilities by their
 * names. Search-and-browse §3; OPEN-43.
 */

export const FACILITIES = {
  pool: [301, 103, 104, 120, 122, 192, 193, 195, 196, 197],
  breakfast: [24, 43],
  wifi: [47, 107, 164],
  freeWifi: [107],
  gymFitness: [11, 757, 6848],
  airConditioning: [109],
  wheelchairAccessible: [185, 25],
  valet: [52],
  freeValet: [],
  freeParking: [46],
  parking: [2, 46, 161, 162, 180, 181, 857, 859, 880],
  spa: [54, 236, 244],
  evCharging: [182],
  hotTubJacuzzi: [63],
  airportShuttle: [17, 139, 140],
  restaurant: [3, 115, 116],
  bar: [7, 199],
  laundry: [22],
  dryCleaning: [23],
  casino: [30],
  nightClub: [126],
  petsAllowed: [4],
} as const satisfies Record<string, readonly number[]>;

export type FacilityKey = keyof typeof FACILITIES;
export const FACILITY_KEYS = Object.keys(FACILITIES) as readonly FacilityKey[];

/** How the filters group the facilities. The popular filters offer breakfast and pets, so no group has them. */
export const FACILITY_GROUPS = {
  wellness: ['pool', 'spa', 'hotTubJacuzzi', 'gymFitness'],
  foodAndDrink: ['restaurant', 'bar', 'nightClub', 'casino'],
  comfort: ['airConditioning', 'wifi', 'freeWifi', 'wheelchairAccessible', 'laundry', 'dryCleaning'],
  arrival: ['parking', 'freeParking', 'valet', 'freeValet', 'evCharging', 'airportShuttle'],
} as const satisfies Record<string, readonly FacilityKey[]>;

export type FacilityGroup = keyof typeof FACILITY_GROUPS;

export type Facilities = {
  readonly facilityIds: readonly number[];
  /** Of a hotel that names its facilities instead of giving ids. */
  readonly namedFacilities?: readonly FacilityKey[];
};

export function hasFacility({ facilityIds, namedFacilities = [] }: Facilities, key: FacilityKey): boolean {
  const ids: readonly number[] = FACILITIES[key];
  return namedFacilities.includes(key) || facilityIds.some((id) => ids.includes(id));
}

const KEYS_OF_ID = new Map<number, FacilityKey[]>();
for (const key of FACILITY_KEYS)
  for (const id of FACILITIES[key]) KEYS_OF_ID.set(id, [...(KEYS_OF_ID.get(id) ?? []), key]);

/** All facilities of a hotel in one pass, for counts over thousands of hotels. */
export function facilitiesOf({ facilityIds, namedFacilities = [] }: Facilities): ReadonlySet<FacilityKey> {
  return new Set([...namedFacilities, ...facilityIds.flatMap((id) => KEYS_OF_ID.get(id) ?? [])]);
}
