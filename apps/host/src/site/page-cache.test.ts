import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache';

describe('the page cache', () => {
  it('keeps a page for a minute', () => {
    const cache = createPageCache();
    const page = { html: '<p>', css: 'p {}' };
    cache.set('/ en', page, 0);
    expect(cache.get('/ en', 59_999)).toEqual(page);
    expect(cache.get('/ en', 60_000)).toBeNull();
    expect(cache.get('/ ar', 0)).toBeNull();
  });

  it('never exceeds its limit: the oldest page makes room', () => {
    const cache = createPageCache(2);
    for (const key of ['a', 'b', 'c']) cache.set(key, { html: key, css: '' }, 0);
    expect(['a', 'b', 'c'].map((key) => cache.get(key, 1)?.html)).toEqual([undefined, 'b', 'c']);
  });
});
