/**
 * The facilities for filtering a list: the provider's facility ids, and words for facilities that have only a name.
 * Search-and-browse §3; OPEN-43.
 */

type Entry = { readonly ids: readonly number[]; readonly synonyms: readonly string[] };

const CATALOGUE = {
  pool: {
    ids: [301, 103, 104, 120, 122, 192, 193, 195, 196, 197],
    synonyms: ['pool', 'swimming pool', 'indoor pool', 'outdoor pool', 'rooftop pool', 'infinity pool', 'heated pool'],
  },
  breakfast: {
    ids: [24, 43],
    synonyms: ['breakfast', 'continental breakfast', 'buffet breakfast', 'breakfast in the room', 'bed and breakfast'],
  },
  wifi: { ids: [47, 107, 164], synonyms: ['wifi', 'wi-fi', 'wireless internet', 'wlan', 'internet access'] },
  freeWifi: {
    ids: [107],
    synonyms: ['free wifi', 'free wi-fi', 'complimentary wifi', 'free wireless internet', 'wifi included'],
  },
  gymFitness: {
    ids: [11, 757, 6848],
    synonyms: ['gym', 'fitness', 'fitness center', 'fitness centre', 'fitness facilities', 'workout room'],
  },
  airConditioning: {
    ids: [109],
    synonyms: ['air conditioning', 'air-conditioning', 'air conditioned', 'air-conditioned', 'aircon', 'a/c'],
  },
  wheelchairAccessible: {
    ids: [185, 25],
    synonyms: [
      'wheelchair accessible',
      'wheelchair access',
      'facilities for disabled guests',
      'accessible rooms',
      'step-free access',
    ],
  },
  valet: { ids: [52], synonyms: ['valet', 'valet parking', 'valet service'] },
  freeValet: {
    ids: [],
    synonyms: ['free valet', 'free valet parking', 'complimentary valet', 'complimentary valet parking'],
  },
  freeParking: {
    ids: [46],
    synonyms: [
      'free parking',
      'free self parking',
      'complimentary parking',
      'free private parking',
      'parking included',
    ],
  },
  parking: {
    ids: [2, 46, 161, 162, 180, 181, 857, 859, 880],
    synonyms: ['parking', 'car park', 'private parking', 'parking garage', 'street parking', 'garage', 'self parking'],
  },
  spa: {
    ids: [54, 236, 244],
    synonyms: ['spa', 'wellness', 'wellness center', 'wellness centre', 'spa and wellness', 'spa treatments'],
  },
  evCharging: {
    ids: [182],
    synonyms: [
      'electric vehicle charging',
      'electric vehicle charging station',
      'ev charging',
      'ev charger',
      'car charging station',
    ],
  },
  hotTubJacuzzi: { ids: [63], synonyms: ['hot tub', 'jacuzzi', 'whirlpool', 'spa tub'] },
  airportShuttle: {
    ids: [17, 139, 140],
    synonyms: ['airport shuttle', 'airport transfer', 'airport transportation', 'airport pick up', 'airport drop off'],
  },
  restaurant: {
    ids: [3, 115, 116],
    synonyms: ['restaurant', 'on-site restaurant', 'a la carte restaurant', 'buffet restaurant'],
  },
  bar: { ids: [7, 199], synonyms: ['bar', 'lounge bar', 'bar/lounge', 'pool bar', 'rooftop bar'] },
  laundry: {
    ids: [22],
    synonyms: ['laundry', 'laundry service', 'laundry facilities', 'self-service laundry', 'launderette'],
  },
  dryCleaning: { ids: [23], synonyms: ['dry cleaning', 'dry-cleaning', 'dry cleaning service'] },
  casino: { ids: [30], synonyms: ['casino', 'on-site casino'] },
  nightClub: { ids: [126], synonyms: ['night club', 'nightclub', 'nightclub/dj', 'disco'] },
  petsAllowed: {
    ids: [4],
    synonyms: ['pets allowed', 'pet friendly', 'pet-friendly', 'pets welcome', 'dogs allowed', 'pets stay free'],
  },
} as const satisfies Record<string, Entry>;

export type FacilityKey = keyof typeof CATALOGUE;
export const FACILITIES: Readonly<Record<FacilityKey, Entry>> = CATALOGUE;
export const FACILITY_KEYS = Object.keys(CATALOGUE) as readonly FacilityKey[];

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
  /** In English, for a hotel that names its facilities instead of giving ids. */
  readonly facilityNames?: readonly string[];
};

export function hasFacility({ facilityIds, facilityNames = [] }: Facilities, key: FacilityKey): boolean {
  const { ids, synonyms } = FACILITIES[key];
  return facilityIds.some((id) => ids.includes(id)) || facilityNames.some((name) => isNamed(name, synonyms));
}

const KEYS_OF_ID = new Map<number, FacilityKey[]>();
for (const key of FACILITY_KEYS)
  for (const id of FACILITIES[key].ids) KEYS_OF_ID.set(id, [...(KEYS_OF_ID.get(id) ?? []), key]);

/** All facilities of a hotel in one pass, for counts over thousands of hotels. */
export function facilitiesOf({ facilityIds, facilityNames = [] }: Facilities): ReadonlySet<FacilityKey> {
  const keys = new Set(facilityIds.flatMap((id) => KEYS_OF_ID.get(id) ?? []));
  for (const name of facilityNames)
    for (const key of FACILITY_KEYS) if (isNamed(name, FACILITIES[key].synonyms)) keys.add(key);
  return keys;
}

/** Compares whole words and ignores case. A negated name ('no pool') does not count. */
function isNamed(name: string, synonyms: readonly string[]): boolean {
  const words = ` ${name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}/-]+/gu, ' ')
    .trim()} `;
  if (words.startsWith(' no ') || words.includes(' not ')) return false;
  return synonyms.some((synonym) => words.includes(` ${synonym} `));
}
