/** The time now, for what is promised until a moment. All who look share one timer. */
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_MS = 10_000;

/** To the minute. It goes on while a page stays open; before hydration nothing has passed yet. */
export function useMinute(): number {
  return useSyncExternalStore(nowAndThen, currentMinute, () => 0);
}

/** Whether a moment has passed, to the minute. Only its passing draws anew, so a list of many looks at no cost. */
export function usePassed(at: number | null): boolean {
  return useSyncExternalStore(
    nowAndThen,
    () => at !== null && at <= currentMinute(),
    () => false,
  );
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}

const lookers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function nowAndThen(look: () => void): () => void {
  lookers.add(look);
  timer ??= setInterval(lookAround, LOOK_MS);
  return () => {
    lookers.delete(look);
    if (lookers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function lookAround(): void {
  for (const look of lookers) look();
}
