/** A cache in this process with a hard limit in bytes. Evicts the least recently used entry first. */
import { LRUCache } from 'lru-cache';
import type { OpenedCache } from './cache.port';

export type MemoryCacheOptions = { readonly maxBytes: number; readonly now?: () => number };

type Entry = { readonly value: Buffer; readonly expiresAt: number };

/** The approximate cost of an entry besides key and value: map slot, record and buffer object. */
const ENTRY_BYTES = 250;
const BYTES_PER_CHARACTER = 2;

export function createMemoryCache({ maxBytes, now = Date.now }: MemoryCacheOptions): OpenedCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => value.byteLength + key.length * BYTES_PER_CHARACTER + ENTRY_BYTES,
  });

  // Checks the time here and not in the library, so that tests can give a clock.
  function read(key: string): Buffer | null {
    const entry = entries.get(key);
    if (!entry) return null;
    if (now() < entry.expiresAt) return entry.value;
    entries.delete(key);
    return null;
  }

  return {
    get: async (key) => read(key),
    getMany: async (keys) => keys.map(read),
    async set(key, value, ttlMs) {
      entries.set(key, { value: ownMemory(value), expiresAt: now() + ttlMs });
    },
    async close() {
      entries.clear();
    },
  };
}

/** A small buffer is often a slice of a larger one, and would keep that in memory. */
function ownMemory(value: Buffer): Buffer {
  if (value.byteLength === value.buffer.byteLength) return value;
  const own = Buffer.allocUnsafeSlow(value.byteLength);
  value.copy(own);
  return own;
}
