import { describe, expect, it } from 'vitest';
import { pageNames } from './pages';
import { RARE_MODULES } from './rare-routes';
import { isRare } from './route-table';

describe('the tables of pages', () => {
  it('list every page once: the rare ones apart', () => {
    const rare = pageNames().filter(isRare);

    expect(Object.keys(RARE_MODULES).sort()).toEqual(rare.map((page) => `./routes/${page}.tsx`).sort());
  });
});
