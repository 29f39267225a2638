/** How many requests a key may make within any one second: a burst over the turn of a second counts as one. */
import type { Clock } from './clock';

const SECOND_MS = 1000;

/** True when the key has had its share already; otherwise the request is counted. */
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
