import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createReadyAnswers, type ReadyAnswer } from './ready-answers';

const textOf = async (answer: ReadyAnswer<string> | null) => answer && (await answer.bytes('identity')).toString();

describe('ready answers', () => {
  it('are kept for ten seconds', async () => {
    const cache = createReadyAnswers<string>(1_000);
    cache.set('/ en', '<p>', 'p {}', 0);
    const answer = cache.get('/ en', 9_999);
    expect([await textOf(answer), answer?.extra]).toEqual(['<p>', 'p {}']);
    expect(cache.get('/ en', 10_000)).toBeNull();
    expect(cache.get('/ ar', 0)).toBeNull();
  });

  it('are compressed once for each form', async () => {
    const page = createReadyAnswers(1_000).set('/', '<p>é</p>', null, 0);
    expect(brotliDecompressSync(await page.bytes('br')).toString()).toBe('<p>é</p>');
    expect(gunzipSync(await page.bytes('gzip')).toString()).toBe('<p>é</p>');
    expect(await page.bytes('br')).toBe(await page.bytes('br'));
  });

  it('never exceed their limit: the oldest makes room', () => {
    const cache = createReadyAnswers(3_000);
    for (const key of ['a', 'b', 'c']) cache.set(key, key.repeat(1_000), null, 0);
    expect(['a', 'b', 'c'].map((key) => cache.get(key, 1) !== null)).toEqual([false, true, true]);
  });
});
