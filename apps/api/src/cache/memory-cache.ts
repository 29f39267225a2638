/** A cache in this process with a hard limit in bytes. Evicts the least recently used entry first. */
import type { OpenedCache } from './cache.port';

export type MemoryCacheOptions = { readonly maxBytes: number; readonly now?: () => number };

type Entry = { readonly value: Buffer; readonly expiresAt: number; readonly weight: number };

/** The approximate cost of an entry besides key and value: map slot, record and buffer object. */
const ENTRY_BYTES = 250;
const BYTES_PER_CHARACTER = 2;

export function createMemoryCache({ maxBytes, now = Date.now }: MemoryCacheOptions): OpenedCache {
  // A Map keeps its order, so the first entry is the least recently used.
  const entries = new Map<string, Entry>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  function makeRoom(): void {
    for (const key of entries.keys()) {
      if (total <= maxBytes) return;
      remove(key);
    }
  }

  function read(key: string): Buffer | null {
    const entry = entries.get(key);
    if (!entry) return null;
    entries.delete(key);
    if (entry.expiresAt <= now()) {
      total -= entry.weight;
      return null;
    }
    entries.set(key, entry);
    return entry.value;
  }

  return {
    get: async (key) => read(key),
    getMany: async (keys) => keys.map(read),
    async set(key, value, ttlMs) {
      remove(key);
      const own = ownMemory(value);
      const weight = own.byteLength + key.length * BYTES_PER_CHARACTER + ENTRY_BYTES;
      if (weight > maxBytes) return;
      entries.set(key, { value: own, expiresAt: now() + ttlMs, weight });
      total += weight;
      makeRoom();
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
