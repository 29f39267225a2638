import { describe, expect, it } from 'vitest';
import type { LegalText } from './legal-text';
import { PRIVACY } from './privacy';
import { TERMS } from './terms';

/** Everything that can be read, as one text. */
const wordsOf = ({ intro, sections }: LegalText): string =>
  [
    ...intro,
    ...sections.flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) => {
        if (block.kind === 'paragraph') return [block.text];
        return block.kind === 'list' ? block.items : [...block.head, ...block.rows.flat()];
      }),
    ]),
  ].join('\n');

const terms = wordsOf(TERMS);

describe('the terms', () => {
  it('[STAT-04] have 27 sections, each with an anchor of its own', () => {
    expect(TERMS.sections).toHaveLength(27);
    expect(new Set(TERMS.sections.map(({ id }) => id)).size).toBe(27);
  });

  it.each([
    /issued by .*, an intermediary company registered in Ireland/,
    /Customers must be over 18/,
    /price rise over 10% allows cancelling within 14 days/,
    /change of choice within 3 days/,
    /unused-night claims within 21 days/,
    /Refunds arrive in 5-20 working days/,
    /[Uu]rgent amendments within 72 hours of arrival/,
    /no-show is treated as under 24 hours’ notice/,
    /Visa, Mastercard, American Express, Discover, Diners, China UnionPay, JCB, Cartes Bancaires, Interac/,
    /Irish law and courts/,
  ])('[STAT-05][STAT-06][STAT-07][STAT-08][STAT-09][STAT-10][STAT-11][STAT-12][STAT-13][STAT-14] say %s', (words) => {
    expect(terms).toMatch(words);
  });
});

describe('the privacy policy', () => {
  it('[STAT-15] names controller, rights and the authority to complain to', () => {
    const words = wordsOf(PRIVACY);
    for (const needed of [
      /controller/i,
      /GDPR|General Data Protection Regulation/,
      /erase|erasure|delete/i,
      /Data Protection Commission/,
    ]) {
      expect(words).toMatch(needed);
    }
  });

  it('[STAT-16] has a table of purposes, data and legal basis, every row complete', () => {
    const tables = PRIVACY.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
    const table = tables.find(({ head }) => head.join() === 'Purpose,Data,Legal basis');
    expect(table?.rows.length).toBeGreaterThan(6);
    for (const row of table?.rows ?? []) expect(row.filter(Boolean)).toHaveLength(3);
  });
});

it('no two blocks of a section begin alike', () => {
  for (const { blocks } of [...TERMS.sections, ...PRIVACY.sections]) {
    const starts = blocks.map((block) => JSON.stringify(block));
    expect(new Set(starts).size).toBe(starts.length);
  }
});
