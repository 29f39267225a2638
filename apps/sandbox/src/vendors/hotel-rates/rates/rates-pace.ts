/**
 * The vendor's response time: the first hotels after about `latencyMs`, the last of 200 after about four times that.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../../kernel/random';

const USUAL_BATCH = 200;

/** How many milliseconds the next hotels take. */
export type Pace = (hotels: number) => number;

/** `words` determine the waits: the same search always takes the same time. */
export function createPace(latencyMs: number, asked: number, words: string): Pace {
  const random = createRandom(words);
  const perHotelMs = (3 * latencyMs) / Math.max(asked, USUAL_BATCH);
  let isFirst = true;
  return (hotels) => {
    const typical = isFirst ? latencyMs : perHotelMs * hotels;
    isFirst = false;
    return typical * random.range(0.7, 1.3);
  };
}

/** Rejects if the signal is aborted. Uses no timer if there is nothing to wait for. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await wait(ms, undefined, { signal });
}
