/** Buckets that all machines share, and this machine's own while the shared ones do not answer: nobody is refused for that. */
import type { Buckets } from './buckets.port';

/** So long the own buckets do, so that not every call waits for a Redis that is silent. */
const LEFT_ALONE_MS = 2_000;

export function createSharedBuckets(shared: Buckets, own: Buckets, now: () => number): Buckets {
  let ownUntil = Number.NEGATIVE_INFINITY;
  return {
    async take(bucket) {
      if (now() < ownUntil) return own.take(bucket);
      try {
        return await shared.take(bucket);
      } catch {
        ownUntil = now() + LEFT_ALONE_MS;
        return own.take(bucket);
      }
    },
  };
}
