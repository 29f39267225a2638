/** Buckets in this process. The number is bounded: the bucket that was not used longest makes room. */
import type { Buckets } from './buckets.port';
import { takeToken } from './token-bucket';

/** About 5 MB. Somebody with more addresses than this is not stopped by counting addresses. */
const MAX_BUCKETS = 50_000;

export function createMemoryBuckets(now: () => number, maxBuckets = MAX_BUCKETS): Buckets & { size(): number } {
  // A Map keeps its order: the first is the one that was not used longest.
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
