/** A cache whose look-ups are spans, with the name of the cache and never with a key. */
import { cacheName, type OpenedCache } from '../cache/cache.port';
import { NO_TRACER, type Tracer } from './tracer';

export function traceCache(cache: OpenedCache, tracer: Tracer): OpenedCache {
  if (tracer === NO_TRACER) return cache;
  async function traced<Value>(
    key: string,
    look: () => Promise<Value>,
    hitsOf: (value: Value) => number,
  ): Promise<Value> {
    const span = tracer.start('cache get', { kind: 'internal', attributes: { 'tenth_night.cache': cacheName(key) } });
    const value = await look();
    span.end({ 'tenth_night.cache_hits': hitsOf(value) }, false);
    return value;
  }
  return {
    ...cache,
    get: (key) =>
      traced(
        key,
        () => cache.get(key),
        (value) => (value ? 1 : 0),
      ),
    getMany: (keys) =>
      traced(
        keys[0] ?? '',
        () => cache.getMany(keys),
        (values) => values.filter((value) => value !== null).length,
      ),
  };
}
