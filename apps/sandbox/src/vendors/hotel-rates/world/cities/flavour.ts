/** The words from which the hotels and streets of a country are named. `{slot}` stands for one word of that list. */
import type { Random } from '../../../../kernel/random';

export type HotelKind = 'hotel' | 'apartments' | 'hostel' | 'guesthouse';

export interface Flavour {
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly hotelNames: Readonly<Record<HotelKind, readonly string[]>>;
  readonly addresses: readonly string[];
}

const HOUSE_NUMBERS = Array.from({ length: 160 }, (_, k) => String(k + 1));

/** Fills the slots of a pattern. `{area}` is a part of the town, `{number}` a house number. */
export function fillPattern(pattern: string, flavour: Flavour, areas: readonly string[], random: Random): string {
  return pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const list = slot === 'area' ? areas : slot === 'number' ? HOUSE_NUMBERS : flavour.words[slot];
    if (!list) throw new Error(`No words for {${slot}}`);
    return random.pick(list);
  });
}
