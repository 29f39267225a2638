/** The token bucket as one number: the moment when the bucket is full again. */
import type { BucketRule } from './buckets.port';

export type Taken = {
  /** Milliseconds until the next token; 0 if one was taken. */
  readonly waitMs: number;
  readonly fullAt: number;
};

/** `fullAt` is null for an unused bucket. A refused call does not change the bucket. */
export function takeToken(fullAt: number | null, now: number, { burst, everyMs }: BucketRule): Taken {
  const before = Math.max(now, fullAt ?? now);
  const after = before + everyMs;
  const waitMs = after - now - burst * everyMs;
  return waitMs > 0 ? { waitMs, fullAt: before } : { waitMs: 0, fullAt: after };
}
