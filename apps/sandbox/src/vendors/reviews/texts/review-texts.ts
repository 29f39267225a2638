/** What travellers write in a language, and what houses answer. Of each list one review takes a few, in any order. */
export type Mood = 'good' | 'mixed' | 'bad';
export const TOPICS = ['room', 'breakfast', 'staff', 'location', 'noise'] as const;
export type Topic = (typeof TOPICS)[number];

type Sentences = readonly string[];
type ByMood = Readonly<Record<Mood, Sentences>>;

export interface ReviewTexts {
  /** What people call themselves. */
  readonly handles: Sentences;
  readonly titles: ByMood;
  readonly openings: ByMood;
  /** A mixed review takes a topic from either side, and then stays there. */
  readonly remarks: Readonly<Record<Topic, { readonly good: Sentences; readonly bad: Sentences }>>;
  readonly closings: ByMood;
  readonly answers: {
    readonly thanks: Sentences;
    /** To anybody who was not content. */
    readonly regrets: Sentences;
    readonly farewells: Sentences;
    /** Who answers. */
    readonly roles: Sentences;
  };
}
