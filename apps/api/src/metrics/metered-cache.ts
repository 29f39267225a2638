/** A cache whose look-ups are counted, by the first word of the key. */
import { cacheName, type OpenedCache } from '../cache/cache.port';
import { type Meters, NO_METERS } from './meters';

export function meterCache(cache: OpenedCache, meters: Meters): OpenedCache {
  if (meters === NO_METERS) return cache;
  const count = (key: string, hits: number, misses: number) => {
    const name = cacheName(key);
    if (hits > 0) meters.count('cacheReads', { cache: name, result: 'hit' }, hits);
    if (misses > 0) meters.count('cacheReads', { cache: name, result: 'miss' }, misses);
  };
  return {
    ...cache,
    async get(key) {
      const value = await cache.get(key);
      count(key, value ? 1 : 0, value ? 0 : 1);
      return value;
    },
    async getMany(keys) {
      const values = await cache.getMany(keys);
      const hits = values.filter((value) => value !== null).length;
      // All keys of one call are of one kind.
      count(keys[0] ?? '', hits, values.length - hits);
      return values;
    },
    countJoined: (key) => meters.count('joinedCalls', { cache: cacheName(key) }),
  };
}
