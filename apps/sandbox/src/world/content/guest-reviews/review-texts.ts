/** What guests write in a language: names, headlines by how they liked it, and what was good or bad. */
import { closed, type Seed, Texts } from '../../../kernel/seed';

export const ReviewTexts = closed({
  names: Texts,
  /** Where people who write it mostly come from, in lower case as the wire has it. */
  countries: Texts,
  headlines: closed({ good: Texts, fair: Texts, poor: Texts }),
  pros: Texts,
  cons: Texts,
});
export type ReviewTexts = Seed<typeof ReviewTexts>;
