/** The current time, for promises that end at a moment. All subscribers share one timer. */
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_MS = 10_000;

/** The current minute. It advances while the page is open. Before hydration it is 0. */
export function useMinute(): number {
  return useSyncExternalStore(nowAndThen, currentMinute, () => 0);
}

/** Whether a moment has passed, to the minute. Rerenders only when the result changes, so it is cheap in long lists. */
export function usePassed(at: number | null): boolean {
  return useSyncExternalStore(
    nowAndThen,
    () => at !== null && at <= currentMinute(),
    () => false,
  );
}

/**
 * The last of these moments that has passed, 0 if none has. Compared with any of them, it gives the same result as the
 * current minute, but rerenders only when one of them passes: not after hydration.
 */
export function useLastPassed(moments: readonly number[]): number {
  return useSyncExternalStore(
    nowAndThen,
    () => lastPassed(moments, currentMinute()),
    () => 0,
  );
}

function lastPassed(moments: readonly number[], now: number): number {
  return moments.reduce((last, at) => (at <= now && at > last ? at : last), 0);
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
