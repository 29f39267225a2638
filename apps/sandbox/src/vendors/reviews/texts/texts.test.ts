import { describe, expect, it } from 'vitest';
import { CONTENT_LANGUAGES } from '../../../world/languages';
import { writePage } from '../review-text';
import type { ReviewTexts } from './review-texts';
import { REVIEW_TEXTS } from './texts';

const LIST_LEAST = 12;
/** Longer ones would make a short review too long. */
const SENTENCE_MOST = 125;

function listsOf({ handles, titles, openings, remarks, closings, answers }: ReviewTexts): (readonly string[])[] {
  const { thanks, regrets, farewells } = answers;
  const byMood = [titles, openings, closings].flatMap(({ good, mixed, bad }) => [good, mixed, bad]);
  return [
    ...byMood,
    ...Object.values(remarks).flatMap(({ good, bad }) => [good, bad]),
    thanks,
    regrets,
    farewells,
    handles,
  ];
}

describe.each(CONTENT_LANGUAGES)('the review texts in %s', (language) => {
  const texts = REVIEW_TEXTS[language];
  const lists = listsOf(texts);

  it('have at least twelve entries per list, each once and none too long', () => {
    for (const list of lists) expect(list.length).toBeGreaterThanOrEqual(LIST_LEAST);
    const sentences = lists.flat();
    expect(sentences.filter((sentence, k) => sentences.indexOf(sentence) !== k)).toEqual([]);
    expect(sentences.filter((sentence) => sentence.length > SENTENCE_MOST || sentence !== sentence.trim())).toEqual([]);
  });

  it('end every sentence properly, except titles and names', () => {
    const { titles, handles } = texts;
    const short = [...handles, ...Object.values(titles).flat()];
    const open = lists.flat().filter((sentence) => !short.includes(sentence) && !/[.!?؟…]$/.test(sentence));
    expect(open).toEqual([]);
  });

  it('share no sentence with another language', () => {
    const own = new Set(lists.slice(3, -1).flat());
    for (const other of CONTENT_LANGUAGES.filter((code) => code !== language)) {
      expect(
        listsOf(REVIEW_TEXTS[other])
          .flat()
          .filter((sentence) => own.has(sentence)),
      ).toEqual([]);
    }
  });

  it('do not repeat on one page', () => {
    const sentences = lists.slice(3, -4).flat();
    let repeated = 0;
    for (let k = 0; k < 100; k++) {
      const page = writePage(texts, [5, 4, 5, 3, 1], `page ${k}`).map(({ text }) => text);
      if (sentences.some((sentence) => page.filter((text) => text.includes(sentence)).length > 1)) repeated++;
    }
    expect(repeated).toBeLessThan(4);
  });
});

it('the English review texts have American spelling and words', () => {
  const british = /neighbour|colour|favour|apologis|\b(?:lift|lorry|queued?|wardrobe|sockets?|bins|corridors?)\b/iu;
  expect(
    listsOf(REVIEW_TEXTS.en)
      .flat()
      .filter((sentence) => british.test(sentence)),
  ).toEqual([]);
});
