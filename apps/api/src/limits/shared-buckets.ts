/**
 * Buckets that all machines share. While they do not answer, this machine's own buckets count, so nobody is refused.
 */
import type { Buckets } from './buckets.port';

/** After a failure, uses the own buckets for this long, so that not every call waits for a silent Redis. */
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
