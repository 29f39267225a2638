import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_MS = 10_000;

/** The time now, to the minute. It goes on while a page stays open; before hydration nothing has passed yet. */
export function useMinute(): number {
  return useSyncExternalStore(nowAndThen, currentMinute, () => 0);
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}

function nowAndThen(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}
