import { describe, expect, it } from 'vitest';
import { CONTENT_LANGUAGES } from '../languages';
import { FACILITIES, facilityName } from './facility-names';
import { FACILITY_SHARES } from './shares';

/** The amenity catalogue of the product: lists.md, "Amenity filter catalogue". */
const CATALOGUE: Readonly<Record<string, readonly number[]>> = {
  'pool|bath': [301, 103, 104, 120, 122, 192, 193, 195, 196, 197],
  breakfast: [24, 43],
  wifi: [47, 107, 164],
  'free wifi': [107],
  fitness: [11, 757, 6848],
  'air conditioning': [109],
  'wheelchair|disabled': [185, 25],
  valet: [52],
  'free parking': [46],
  'parking|garage': [2, 46, 161, 162, 180, 181, 857, 859, 880],
  spa: [54, 236, 244],
  'electric vehicle charging': [182],
  'hot tub': [63],
  'airport shuttle': [17, 139, 140],
  restaurant: [3, 115, 116],
  bar: [7, 199],
  laundry: [22],
  'dry cleaning': [23],
  casino: [30],
  nightclub: [126],
  'pets allowed': [4],
};

describe("the vendor's facilities", () => {
  it.each(Object.entries(CATALOGUE))('have a fitting name for %s', (words, ids) => {
    for (const id of ids) expect(facilityName(id, 'en')).toMatch(new RegExp(`\\b(${words})\\b`, 'i'));
  });

  it("include those of the vendor's own example", () => {
    const named = [5, 16, 20, 28, 44, 48, 49, 51, 64, 81, 91, 108, 127, 418, 419, 420, 421, 422, 424, 425, 460, 461];
    const more = [465, 497, 500, 521, 540, 568, 584, 761, 784];
    expect(FACILITIES.map(({ id }) => id)).toEqual(expect.arrayContaining([...named, ...more]));
  });

  it('have names in all languages, and in most different from English', () => {
    for (const { names } of FACILITIES) {
      expect(Object.keys(names)).toEqual(CONTENT_LANGUAGES);
      expect(Object.values(names).every((name) => name.trim() === name && name.length > 1)).toBe(true);
    }
    for (const language of CONTENT_LANGUAGES.filter((code) => code !== 'en')) {
      const same = FACILITIES.filter(({ names }) => names[language] === names.en).length;
      expect(same).toBeLessThan(FACILITIES.length / 8);
    }
  });

  it('each occur in some hotel, and all that occur have a name', () => {
    const ids = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
    expect(ids(FACILITY_SHARES.map(([id]) => id))).toEqual(FACILITIES.map(({ id }) => id));
  });

  it('refuse an unknown id', () => {
    expect(() => facilityName(1, 'en')).toThrow('No facility 1');
  });
});
