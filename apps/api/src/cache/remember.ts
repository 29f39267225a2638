/** An answer that is kept for a while, and asked for once however many want it at the same time. */
import type { Cache } from './cache.port';
import { createSingleFlight } from './single-flight';

/** What is kept is what JSON can hold. Null is an answer, but it is not kept. */
export type Remember = <Answer>(
  key: string,
  ttlMs: number,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
) => Promise<Answer>;

export function createRemember(cache: Cache): Remember {
  const once = createSingleFlight();
  return (key, ttlMs, signal, ask) =>
    // The cache is asked within the flight, so that nobody can slip in between the one and the other.
    once(key, signal, async (shared) => {
      const kept = await cache.get(key);
      if (kept) return JSON.parse(kept.toString());
      const answer = await ask(shared);
      if (answer !== null) await cache.set(key, Buffer.from(JSON.stringify(answer)), ttlMs);
      return answer;
    });
}
