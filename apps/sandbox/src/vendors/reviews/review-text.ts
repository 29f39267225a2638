/** The texts of a review and of the hotel's answer. Reviews next to each other use the same decks, so they do not repeat. */
import { createRandom, type Random } from '../../kernel/random';
import { createDecks, type Draw, shuffled } from './deck';
import { type Mood, type ReviewTexts, TOPICS, type Topic } from './texts/review-texts';

/** Two pages of the wire: a site may show more than one. */
export const WRITTEN_TOGETHER = 10;

export interface ReviewText {
  readonly title: string;
  readonly text: string;
  readonly answer: string;
}

/** Shares of text lengths, with their approximate number of characters. Our cards cut at 500. */
const LENGTHS: readonly (readonly [share: number, from: number, to: number])[] = [
  [0.03, 1900, 2050],
  [0.24, 510, 900],
  [1, 130, 330],
];
/** Longer reviews have paragraphs. */
const PARAGRAPHS_FROM = 1000;

export function moodOf(rating: number): Mood {
  if (rating === 3) return 'mixed';
  return rating > 3 ? 'good' : 'bad';
}

function drawLength(random: Random): number {
  let lot = random.next();
  const [, from, to] = LENGTHS.find(([share]) => {
    lot -= share;
    return lot < 0;
  }) ?? [1, 130, 330];
  return random.int(from, to);
}

type Side = 'good' | 'bad';

/** A mixed review praises its first topic and criticises its second. The others are random. */
function sideOf(mood: Mood, position: number, random: Random): Side {
  if (mood !== 'mixed') return mood;
  if (position < 2) return position === 0 ? 'good' : 'bad';
  return random.chance(0.5) ? 'good' : 'bad';
}

function writeText(texts: ReviewTexts, mood: Mood, words: string, draw: Draw): string {
  const random = createRandom(words);
  const length = drawLength(random);
  const opening = draw(`openings ${mood}`, texts.openings[mood]);
  const closing = draw(`closings ${mood}`, texts.closings[mood]);
  const remarks = shuffled(TOPICS, `${words} topics`).map((topic: Topic, position) => {
    const side = sideOf(mood, position, random);
    return { list: `${topic} ${side}`, from: texts.remarks[topic][side], said: [] as string[] };
  });
  let written = opening.length + closing.length + 1;
  for (let k = 0; written < length; k++) {
    const remark = remarks[k % remarks.length];
    if (!remark || remark.said.length === remark.from.length) break;
    const sentence = draw(remark.list, remark.from);
    remark.said.push(sentence);
    written += sentence.length + 1;
  }
  const parts = remarks.map(({ said }) => said.join(' ')).filter(Boolean);
  return [opening, ...parts, closing].join(length > PARAGRAPHS_FROM ? '\n\n' : ' ');
}

function writeAnswer({ answers }: ReviewTexts, mood: Mood, draw: Draw): string {
  const first = mood === 'good' ? draw('thanks', answers.thanks) : draw('regrets', answers.regrets);
  return `${first} ${draw('farewells', answers.farewells)}`;
}

/** The texts of some reviews, one after the other, with these ratings. */
export function writePage(texts: ReviewTexts, ratings: readonly number[], words: string): ReviewText[] {
  const draw = createDecks(words);
  return ratings.map((rating, k) => {
    const mood = moodOf(rating);
    return {
      title: draw(`titles ${mood}`, texts.titles[mood]),
      text: writeText(texts, mood, `${words} ${k}`, draw),
      answer: writeAnswer(texts, mood, draw),
    };
  });
}
