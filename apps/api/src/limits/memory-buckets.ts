/** Buckets in this process. Their number is limited: the least recently used bucket is dropped. */
import { LRUCache } from 'lru-cache';
import type { Buckets } from './buckets.port';
import { takeToken } from './token-bucket';

/** About 6 MB. Counting addresses does not stop an attacker with more addresses than this. */
const MAX_BUCKETS = 50_000;

export function createMemoryBuckets(now: () => number, maxBuckets = MAX_BUCKETS): Buckets & { size(): number } {
  const fullAt = new LRUCache<string, number>({ max: maxBuckets });
  return {
    size: () => fullAt.size,
    async take({ key, ...rule }) {
      const taken = takeToken(fullAt.get(key) ?? null, now(), rule);
      fullAt.set(key, taken.fullAt);
      return taken.waitMs;
    },
  };
}
