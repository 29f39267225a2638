import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageNames, textsOf } from '../app/pages.ts';
import { filesByGroup } from './text-groups.ts';
import { isTextTable } from './text-tables.ts';

const APP = path.join(import.meta.dirname, '../app');
const DOMAIN = path.resolve(APP, '../../../packages/domain/src');
const HAS_TEXTS = /from '@lingui\/(?:core|react)\/macro'/;

const groups = filesByGroup();
const filesIn = (group: string) => [...groups].find(([name]) => name === group)?.[1].map((f) => path.relative(APP, f));

describe('the table of pages', () => {
  it('has a row for every file of routes/, and a file for every row', () => {
    const files = readdirSync(path.join(APP, 'routes')).filter((file) => file.endsWith('.tsx'));
    expect(pageNames().toSorted()).toEqual(files.map((file) => path.basename(file, '.tsx')).toSorted());
  });

  it('includes every text in some page: no file with texts is left out', () => {
    const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const withTexts = sources.filter((file) => HAS_TEXTS.test(readFileSync(path.join(APP, file), 'utf8')));
    const sorted = new Set([...groups.values()].flat().map((file) => path.relative(APP, file)));
    expect(withTexts.length).toBeGreaterThan(100);
    expect(withTexts.filter((file) => !sorted.has(file))).toEqual([]);
  });

  it('gives a table of texts in the domain to the pages that use it', () => {
    const tables = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter((file) => isTextTable(file));
    const groupsOf = (table: string) =>
      [...groups].flatMap(([group, files]) => (files.includes(path.join(DOMAIN, table)) ? [group] : []));
    expect(Object.fromEntries(tables.map((table) => [table, groupsOf(table)]))).toEqual({
      'checkout/cancellation.texts.ts': ['hotel', 'checkout', 'booking', 'change', 'trips', 'saved'],
      'offers/board.texts.ts': ['search', 'hotel', 'checkout', 'booking', 'change', 'saved'],
      'offers/fee.texts.ts': ['checkout', 'booking'],
    });
  });

  it('gives a page the texts of all its parts, including those that load later', () => {
    expect(filesIn(textsOf('hotel'))).toEqual(
      expect.arrayContaining(['routes/hotel.tsx', 'stay-ui/offer-price.tsx', 'features/gallery/lightbox.tsx']),
    );
  });

  it('gives shared texts only to `main`, and parts with their own group to no page', () => {
    expect(filesIn('main')).toContain('root/root.tsx');
    expect(filesIn('search')).not.toContain('root/root.tsx');
    expect(filesIn('widgets')).toContain('features/search-form/dates/dates-panel.tsx');
    expect(filesIn('search')).not.toContain('features/search-form/dates/dates-panel.tsx');
  });
});
