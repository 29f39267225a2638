/** A cache for prices. Each margin has its own entries, also where machines with different margins share a cache. */
import type { RateMargin } from '../providers/ports/hotel-rates.port';
import type { Cache } from './cache.port';

export function cachePrices(cache: Cache, margin: RateMargin | null): Cache {
  if (!margin) return cache;
  // At the end of the key: its first word names the cache.
  const own = (key: string) => `${key}:${margin.kind}=${margin.percent}`;
  const { leases } = cache;
  return {
    ...cache,
    ...(leases && { leases: { take: (name) => leases.take(own(name)), stateOf: (name) => leases.stateOf(own(name)) } }),
    get: (key) => cache.get(own(key)),
    getMany: (keys) => cache.getMany(keys.map(own)),
    set: (key, value, ttlMs) => cache.set(own(key), value, ttlMs),
  };
}
