import { useEffect, useEffectEvent } from 'react';

/**
 * Runs while the screen is open, and again when `key` changes. The signal aborts the previous run. Null runs nothing.
 */
export function useTask(key: string | null, run: (signal: AbortSignal) => Promise<unknown>): void {
  const start = useEffectEvent(run);
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    void start(stop.signal);
    return () => stop.abort();
  }, [key]);
}
