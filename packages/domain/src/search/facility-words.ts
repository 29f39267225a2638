/** Reads facilities that have only an English name. Only the server needs these words. Search-and-browse §3; OPEN-43. */
import { FACILITY_KEYS, type FacilityKey } from './facilities';

/** Words that name a facility too. */
export const SYNONYMS: Readonly<Record<FacilityKey, readonly string[]>> = {
  pool: ['pool', 'swimming pool', 'indoor pool', 'outdoor pool', 'rooftop pool', 'infinity pool', 'heated pool'],
  breakfast: ['breakfast', 'continental breakfast', 'buffet breakfast', 'breakfast in the room', 'bed and breakfast'],
  wifi: ['wifi', 'wi-fi', 'wireless internet', 'wlan', 'internet access'],
  freeWifi: ['free wifi', 'free wi-fi', 'complimentary wifi', 'free wireless internet', 'wifi included'],
  gymFitness: ['gym', 'fitness', 'fitness center', 'fitness centre', 'fitness facilities', 'workout room'],
  airConditioning: ['air conditioning', 'air-conditioning', 'air conditioned', 'air-conditioned', 'aircon', 'a/c'],
  wheelchairAccessible: [
    'wheelchair accessible',
    'wheelchair access',
    'facilities for disabled guests',
    'accessible rooms',
    'step-free access',
  ],
  valet: ['valet', 'valet parking', 'valet service'],
  freeValet: ['free valet', 'free valet parking', 'complimentary valet', 'complimentary valet parking'],
  freeParking: [
    'free parking',
    'free self parking',
    'complimentary parking',
    'free private parking',
    'parking included',
  ],
  parking: ['parking', 'car park', 'private parking', 'parking garage', 'street parking', 'garage', 'self parking'],
  spa: ['spa', 'wellness', 'wellness center', 'wellness centre', 'spa and wellness', 'spa treatments'],
  evCharging: [
    'electric vehicle charging',
    'electric vehicle charging station',
    'ev charging',
    'ev charger',
    'car charging station',
  ],
  hotTubJacuzzi: ['hot tub', 'jacuzzi', 'whirlpool', 'spa tub'],
  airportShuttle: [
    'airport shuttle',
    'airport transfer',
    'airport transportation',
    'airport pick up',
    'airport drop off',
  ],
  restaurant: ['restaurant', 'on-site restaurant', 'a la carte restaurant', 'buffet restaurant'],
  bar: ['bar', 'lounge bar', 'bar/lounge', 'pool bar', 'rooftop bar'],
  laundry: ['laundry', 'laundry service', 'laundry facilities', 'self-service laundry', 'launderette'],
  dryCleaning: ['dry cleaning', 'dry-cleaning', 'dry cleaning service'],
  casino: ['casino', 'on-site casino'],
  nightClub: ['night club', 'nightclub', 'nightclub/dj', 'disco'],
  petsAllowed: ['pets allowed', 'pet friendly', 'pet-friendly', 'pets welcome', 'dogs allowed', 'pets stay free'],
};

export function facilitiesNamed(names: readonly string[]): FacilityKey[] {
  return FACILITY_KEYS.filter((key) => names.some((name) => isNamed(name, SYNONYMS[key])));
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
