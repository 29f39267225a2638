/** The rule of a token bucket, as one number: the moment at which the bucket is full again. */
import type { BucketRule } from './buckets.port';

export type Taken = {
  /** Milliseconds until there is a token; 0 when one was taken. */
  readonly waitMs: number;
  readonly fullAt: number;
};

/** `fullAt` is null for a bucket that nobody has used. A refused call leaves the bucket as it was. */
export function takeToken(fullAt: number | null, now: number, { burst, everyMs }: BucketRule): Taken {
  const before = Math.max(now, fullAt ?? now);
  const after = before + everyMs;
  const waitMs = after - now - burst * everyMs;
  return waitMs > 0 ? { waitMs, fullAt: before } : { waitMs: 0, fullAt: after };
}
