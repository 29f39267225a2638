/** Caches an answer for some time. Parallel callers share one request. */
import type { Cache } from './cache.port';
import { askOnOneMachine } from './one-machine';
import { createSingleFlight } from './single-flight';

type Ask<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** Stores answers as JSON. Null is a valid answer, but is not cached. */
export type Remember = <Answer>(key: string, ttlMs: number, signal: AbortSignal, ask: Ask<Answer>) => Promise<Answer>;

export function createRemember(cache: Cache): Remember {
  const once = createSingleFlight(cache.countJoined);
  return async <Answer>(key: string, ttlMs: number, signal: AbortSignal, ask: Ask<Answer>) => {
    const find = async () => {
      const kept = await cache.get(key);
      return kept && { answer: JSON.parse(kept.toString()) as Answer };
    };
    // Reads the cache inside the flight, so that no second request can start between the two steps.
    const { answer } = await once(key, signal, async (shared) => {
      const askAndKeep = async () => {
        const answer = await ask(shared);
        if (answer !== null) await cache.set(key, Buffer.from(JSON.stringify(answer)), ttlMs);
        return { answer };
      };
      return (await find()) ?? askOnOneMachine(cache, { name: key, signal: shared, find, ask: askAndKeep });
    });
    return answer;
  };
}
