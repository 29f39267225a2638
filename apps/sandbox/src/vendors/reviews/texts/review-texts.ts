/**
 * The texts of travellers and the answers of hotels in a language. A review takes some from each list, in any order.
 */
import { closed, eachOf, type Seed, Texts } from '../../../kernel/seed';

const MOODS = ['good', 'mixed', 'bad'] as const;
export type Mood = (typeof MOODS)[number];
export const TOPICS = ['room', 'breakfast', 'staff', 'location', 'noise'] as const;
export type Topic = (typeof TOPICS)[number];

const byMood = closed(eachOf(MOODS, Texts));

export const ReviewTexts = closed({
  /** User names. */
  handles: Texts,
  titles: byMood,
  openings: byMood,
  /** A mixed review takes each topic from one of the two sides. */
  remarks: closed(eachOf(TOPICS, closed({ good: Texts, bad: Texts }))),
  closings: byMood,
  answers: closed({
    thanks: Texts,
    /** For reviewers who were not satisfied. */
    regrets: Texts,
    farewells: Texts,
    /** The role of the person who answers. */
    roles: Texts,
  }),
});
export type ReviewTexts = Seed<typeof ReviewTexts>;
