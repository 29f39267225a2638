import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache';

const html = async (page: ReturnType<ReturnType<typeof createPageCache>['get']>) =>
  page && (await page.bytes('identity')).toString();

describe('the page cache', () => {
  it('keeps a page for ten seconds', async () => {
    const cache = createPageCache();
    cache.set('/ en', { html: '<p>', css: 'p {}' }, 0);
    const page = cache.get('/ en', 9_999);
    expect([await html(page), page?.css]).toEqual(['<p>', 'p {}']);
    expect(cache.get('/ en', 10_000)).toBeNull();
    expect(cache.get('/ ar', 0)).toBeNull();
  });

  it('compresses a page once for each form', async () => {
    const page = createPageCache().set('/', { html: '<p>é</p>', css: '' }, 0);
    expect(brotliDecompressSync(await page.bytes('br')).toString()).toBe('<p>é</p>');
    expect(gunzipSync(await page.bytes('gzip')).toString()).toBe('<p>é</p>');
    expect(await page.bytes('br')).toBe(await page.bytes('br'));
  });

  it('never exceeds its limit: the oldest page makes room', async () => {
    const cache = createPageCache(3_000);
    for (const key of ['a', 'b', 'c']) cache.set(key, { html: key.repeat(1_000), css: '' }, 0);
    expect(['a', 'b', 'c'].map((key) => cache.get(key, 1) !== null)).toEqual([false, true, true]);
  });
});
