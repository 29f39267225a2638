/** What services know of a cache: bytes under a key for a while. It may forget at any time, and it never fails. */
import type { Buckets } from '../limits/buckets.port';

export type Cache = {
  /** Null when the key is unknown, forgotten or too old. */
  get(key: string): Promise<Buffer | null>;
  /** As many answers as keys, in their order, in one round trip. */
  getMany(keys: readonly string[]): Promise<readonly (Buffer | null)[]>;
  set(key: string, value: Buffer, ttlMs: number): Promise<void>;
};

export type OpenedCache = Cache & {
  /** Where several machines share the cache, they count calls together as well. */
  readonly buckets?: Buckets;
  close(): Promise<void>;
};

/** `report` takes what an operator should know, in words. */
export type OpenCache = (report: (message: string) => void) => OpenedCache;
