/** Caches an answer for some time. Parallel callers share one request. */
import type { Cache } from './cache.port';
import { createSingleFlight } from './single-flight';

/** Stores answers as JSON. Null is a valid answer, but is not cached. */
export type Remember = <Answer>(
  key: string,
  ttlMs: number,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
) => Promise<Answer>;

export function createRemember(cache: Cache): Remember {
  const once = createSingleFlight(cache.countJoined);
  return (key, ttlMs, signal, ask) =>
    // Reads the cache inside the flight, so that no second request can start between the two steps.
    once(key, signal, async (shared) => {
      const kept = await cache.get(key);
      if (kept) return JSON.parse(kept.toString());
      const answer = await ask(shared);
      if (answer !== null) await cache.set(key, Buffer.from(JSON.stringify(answer)), ttlMs);
      return answer;
    });
}
