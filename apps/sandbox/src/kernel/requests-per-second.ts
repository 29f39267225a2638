/**
 * The limit of requests per key in a sliding window of one second. A burst across a full second counts as one burst.
 */
import type { Clock } from './clock';

const SECOND_MS = 1000;

/** True if the key has reached its limit. Otherwise counts the request. */
export function createRequestCounter(perSecond: number, clock: Clock): (key: string) => boolean {
  const times = new Map<string, number[]>();
  return (key) => {
    const now = clock.now().getTime();
    const recent = (times.get(key) ?? []).filter((time) => now - time < SECOND_MS);
    const isOver = recent.length >= perSecond;
    times.set(key, isOver ? recent : [...recent, now]);
    return isOver;
  };
}
