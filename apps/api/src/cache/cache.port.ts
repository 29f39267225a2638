/**
 * The cache, as services see it: bytes under a key for some time. It may forget entries at any time, and never fails.
 */
import type { Buckets } from '../limits/buckets.port';
import type { Leases } from './leases.port';

export type Cache = {
  /** Null if the key is unknown or expired. */
  get(key: string): Promise<Buffer | null>;
  /** One answer per key, in the same order, in one round trip. */
  getMany(keys: readonly string[]): Promise<readonly (Buffer | null)[]>;
  set(key: string, value: Buffer, ttlMs: number): Promise<void>;
  /** Called for a caller who shares the running call for this key. Left out if nobody counts them. */
  countJoined?(key: string): void;
  /** Set if several machines share the cache. */
  readonly leases?: Leases;
};

export type OpenedCache = Cache & {
  /** Set if several machines share the cache. Then they count calls together too. */
  readonly buckets?: Buckets;
  close(): Promise<void>;
};

/** `report` gets messages for the operator. */
export type OpenCache = (report: (message: string) => void) => OpenedCache;

/** The first word of a key says which cache it belongs to. */
export function cacheName(key: string): string {
  return key.slice(0, Math.max(0, key.indexOf(':')));
}
