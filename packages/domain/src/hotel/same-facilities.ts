/**
 * One name for each thing: the provider lists 'WiFi available' beside 'Free WiFi' and up to nine kinds of parking.
 * Uses the provider's facility ids, so it works in every language. Without an id it uses the English name.
 */

export interface Facility {
  readonly id: number | null;
  readonly name: string;
}

/** The ids of one thing, most specific name first. We show only the first id of a row that a hotel has. */
const ONE_THING: readonly (readonly number[])[] = [
  // WiFi: free, for a surcharge, available; internet access.
  [107, 164, 47, 761],
  // Airport shuttle: free, for a surcharge, plain.
  [139, 140, 17],
  // Parking: free, in a garage (twice), secured, covered, private, on site, in the street, plain.
  [46, 181, 880, 859, 857, 162, 161, 180, 2],
  // Fitness: for a surcharge (twice), plain.
  [757, 6848, 11],
  // Outdoor pool: in season, plain.
  [120, 103],
  // Indoor pool: all year, plain.
  [122, 104],
  // No smoking: anywhere, in rooms.
  [108, 16],
  // Express: check-in and check-out, check-in.
  [49, 568],
];

/** General names. We drop one if the hotel has a more specific thing. The specific things differ from each other. */
const GENERAL: ReadonlyMap<number, readonly number[]> = new Map([
  // Pool: outdoor, indoor, in season, all year, rooftop, infinity, heated, plunge, saltwater.
  [301, [103, 104, 120, 122, 192, 193, 195, 196, 197]],
  // Restaurant: à la carte, buffet.
  [3, [115, 116]],
  // Bar: rooftop.
  [7, [199]],
  // Internet access: wired.
  [761, [584]],
]);

/** The names of these ids in lists without ids. */
const IDS_BY_NAME: Readonly<Record<string, number>> = {
  'free wifi': 107,
  'free wi-fi': 107,
  'complimentary wifi': 107,
  'wifi included': 107,
  'wifi (surcharge)': 164,
  'wifi available': 47,
  wifi: 47,
  'wi-fi': 47,
  'internet access': 761,
  internet: 761,
  'free airport shuttle': 139,
  'airport shuttle (surcharge)': 140,
  'airport shuttle': 17,
  'airport transfer': 17,
  'free parking': 46,
  'free private parking': 46,
  'parking garage': 181,
  garage: 880,
  'secured parking': 859,
  'covered parking': 857,
  'private parking': 162,
  'on-site parking': 161,
  'street parking': 180,
  parking: 2,
  'car park': 2,
  'fitness facilities (surcharge)': 757,
  'fitness centre': 11,
  'fitness center': 11,
  fitness: 11,
  gym: 11,
  'seasonal outdoor pool': 120,
  'outdoor pool': 103,
  'indoor pool open all year': 122,
  'indoor pool': 104,
  'rooftop pool': 192,
  'infinity pool': 193,
  'heated pool': 195,
  'plunge pool': 196,
  'saltwater pool': 197,
  'swimming pool': 301,
  pool: 301,
  'non-smoking throughout': 108,
  'non-smoking rooms': 16,
  'express check-in/out': 49,
  'express check-in': 568,
  'a la carte restaurant': 115,
  'buffet restaurant': 116,
  restaurant: 3,
  'rooftop bar': 199,
  bar: 7,
};

/** The kept name takes the position of the first name for its thing. Keeps every thing that is in no table. */
export function oneForEachThing(facilities: readonly Facility[]): readonly string[] {
  const present = new Map<number, string>();
  for (const facility of facilities) {
    const id = idOf(facility);
    if (id !== undefined && !present.has(id)) present.set(id, facility.name);
  }
  return facilities.flatMap((facility) => {
    const id = idOf(facility);
    if (id === undefined) return facility.name;
    if (GENERAL.get(id)?.some((exact) => present.has(exact))) return [];
    const best = ONE_THING.find((ids) => ids.includes(id))?.find((other) => present.has(other)) ?? id;
    return present.get(best) ?? facility.name;
  });
}

const idOf = ({ id, name }: Facility): number | undefined =>
  id ?? IDS_BY_NAME[name.trim().replaceAll(/\s+/g, ' ').toLowerCase()];
