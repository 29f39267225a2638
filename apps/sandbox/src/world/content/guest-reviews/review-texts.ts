/** The texts of guests in a language: names, headlines by mood, and what was good or bad. */
import { closed, type Seed, Texts } from '../../../kernel/seed';

export const ReviewTexts = closed({
  names: Texts,
  /** The usual countries of these writers, in lower case as on the wire. */
  countries: Texts,
  headlines: closed({ good: Texts, fair: Texts, poor: Texts }),
  pros: Texts,
  cons: Texts,
});
export type ReviewTexts = Seed<typeof ReviewTexts>;
