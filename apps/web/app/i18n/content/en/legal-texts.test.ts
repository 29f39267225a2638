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
  it('[STAT-04] have 27 sections, each with its own anchor', () => {
    expect(TERMS.sections).toHaveLength(27);
    expect(new Set(TERMS.sections.map(({ id }) => id)).size).toBe(27);
  });

  it('[STAT-05][STAT-06] say who issues them, and for whom', () => {
    expect(terms).toMatch(/issued by .*, an intermediary company registered in Ireland/); // STAT-05
    expect(terms).toMatch(/Customers must be over 18/); // STAT-06
  });

  it('[STAT-07][STAT-08][STAT-09] say what may be cancelled, changed and claimed', () => {
    expect(terms).toMatch(/price rise over 10% allows cancelling within 14 days/); // STAT-07
    expect(terms).toMatch(/change of choice within 3 days/); // STAT-08
    expect(terms).toMatch(/unused-night claims within 21 days/); // STAT-09
  });

  it('[STAT-10][STAT-11][STAT-12] say how long refunds take, and how late is late', () => {
    expect(terms).toMatch(/Refunds arrive in 5-20 working days/); // STAT-10
    expect(terms).toMatch(/[Uu]rgent amendments within 72 hours of arrival/); // STAT-11
    expect(terms).toMatch(/no-show is treated as under 24 hours’ notice/); // STAT-12
  });

  it('[STAT-13] name the accepted cards', () => {
    expect(terms).toMatch(
      /Visa, Mastercard, American Express, Discover, Diners, China UnionPay, JCB, Cartes Bancaires, Interac/,
    );
  });

  it('[STAT-14] name the law and the courts', () => {
    expect(terms).toMatch(/Irish law and courts/);
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

it('has no two blocks with the same beginning in a section', () => {
  for (const { blocks } of [...TERMS.sections, ...PRIVACY.sections]) {
    const starts = blocks.map((block) => JSON.stringify(block));
    expect(new Set(starts).size).toBe(starts.length);
  }
});
