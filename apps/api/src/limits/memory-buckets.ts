/** Buckets in this process. Their number is limited: the least recently used bucket is dropped. */
import type { Buckets } from './buckets.port';
import { takeToken } from './token-bucket';

/** About 5 MB. Counting addresses does not stop an attacker with more addresses than this. */
const MAX_BUCKETS = 50_000;

export function createMemoryBuckets(now: () => number, maxBuckets = MAX_BUCKETS): Buckets & { size(): number } {
  // A Map keeps its order, so the first bucket is the least recently used.
  const fullAt = new Map<string, number>();
  return {
    size: () => fullAt.size,
    async take({ key, ...rule }) {
      const taken = takeToken(fullAt.get(key) ?? null, now(), rule);
      fullAt.delete(key);
      fullAt.set(key, taken.fullAt);
      const [oldest] = fullAt.keys();
      if (fullAt.size > maxBuckets && oldest !== undefined) fullAt.delete(oldest);
      return taken.waitMs;
    },
  };
}
