/** German words as the Swiss spell them. The hotels are invented; no word is a brand. */
import type { Flavour } from './flavour';
import { GERMAN } from './german.seed';

const swissSpelling = (word: string): string => word.replaceAll('ß', 'ss');

export const SWISS_GERMAN: Flavour = {
  ...GERMAN,
  words: Object.fromEntries(Object.entries(GERMAN.words).map(([slot, words]) => [slot, words.map(swissSpelling)])),
};
