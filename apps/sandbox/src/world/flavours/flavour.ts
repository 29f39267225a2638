/** The words for names of hotels and streets in a country. `{slot}` stands for one word of that list. */
import type { Random } from '../../kernel/random';

export const HOTEL_KINDS = ['hotel', 'apartments', 'hostel', 'guesthouse'] as const;
export type HotelKind = (typeof HOTEL_KINDS)[number];

export interface Flavour {
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly hotelNames: Readonly<Record<HotelKind, readonly string[]>>;
  readonly addresses: readonly string[];
}

/** The values of the slots `{area}` and `{city}`. */
export interface Whereabouts {
  readonly area: string;
  readonly city: string;
}

const HOUSE_NUMBER_MAX = 160;

/** Fills the slots of a pattern. `{number}` is a house number, every other slot one word of the flavour. */
export function fillPattern(pattern: string, flavour: Flavour, { area, city }: Whereabouts, random: Random): string {
  return pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
    if (slot === 'area') return area;
    if (slot === 'city') return city;
    if (slot === 'number') return String(random.int(1, HOUSE_NUMBER_MAX));
    const list = flavour.words[slot];
    if (!list) throw new Error(`No words for {${slot}}`);
    return random.pick(list);
  });
}
