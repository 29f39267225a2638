/** What travellers write in a language, and what houses answer. Of each list one review takes a few, in any order. */
import { closed, eachOf, type Seed, Texts } from '../../../kernel/seed';

const MOODS = ['good', 'mixed', 'bad'] as const;
export type Mood = (typeof MOODS)[number];
export const TOPICS = ['room', 'breakfast', 'staff', 'location', 'noise'] as const;
export type Topic = (typeof TOPICS)[number];

const byMood = closed(eachOf(MOODS, Texts));

export const ReviewTexts = closed({
  /** What people call themselves. */
  handles: Texts,
  titles: byMood,
  openings: byMood,
  /** A mixed review takes a topic from either side, and then stays there. */
  remarks: closed(eachOf(TOPICS, closed({ good: Texts, bad: Texts }))),
  closings: byMood,
  answers: closed({
    thanks: Texts,
    /** To anybody who was not content. */
    regrets: Texts,
    farewells: Texts,
    /** Who answers. */
    roles: Texts,
  }),
});
export type ReviewTexts = Seed<typeof ReviewTexts>;
