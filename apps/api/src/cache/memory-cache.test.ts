import { describe, expect, it } from 'vitest';
import { createMemoryCache } from './memory-cache';

const KILOBYTE = Buffer.alloc(1_000);
/** Enough for three values of one kilobyte and their overhead, and too little for a fourth. */
const THREE = 4_000;

describe('the memory cache', () => {
  it('has a hard limit: it drops the least recently used entry', async () => {
    const cache = createMemoryCache({ maxBytes: THREE });
    for (const key of ['a', 'b', 'c']) await cache.set(key, KILOBYTE, 60_000);
    await cache.get('a');
    await cache.set('d', KILOBYTE, 60_000);
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map(async (key) => (await cache.get(key)) !== null));
    expect(kept).toEqual([true, false, true, true]);
  });

  it('does not count replaced or expired values', async () => {
    let now = 0;
    const cache = createMemoryCache({ maxBytes: THREE, now: () => now });
    for (let k = 0; k < 10; k++) await cache.set('same', KILOBYTE, 60_000);
    await cache.set('short', KILOBYTE, 10);
    now = 10;
    expect(await cache.get('short')).toBeNull();
    await cache.set('third', KILOBYTE, 60_000);
    await cache.set('fourth', KILOBYTE, 60_000);
    expect(await cache.get('same')).not.toBeNull();
  });

  it('rejects a value that is larger than the whole cache, and drops nothing for it', async () => {
    const cache = createMemoryCache({ maxBytes: THREE });
    await cache.set('small', KILOBYTE, 60_000);
    await cache.set('huge', Buffer.alloc(5_000), 60_000);
    expect(await cache.get('huge')).toBeNull();
    expect(await cache.get('small')).not.toBeNull();
  });

  it('keeps only the bytes of a slice, not the whole buffer behind it', async () => {
    const cache = createMemoryCache({ maxBytes: THREE });
    await cache.set('slice', Buffer.alloc(1_000_000).subarray(0, 10), 60_000);
    expect((await cache.get('slice'))?.buffer.byteLength).toBe(10);
  });
});
