import { useEffect, useReducer } from 'react';
import type { MapPrices } from '../../lib/map-part';

/** Prices come by the hundred: the marks are drawn again a few times a second, not once for each. */
const TICK_MS = 250;

export function usePricesTick(prices: MapPrices): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const stop = prices.subscribe(() => {
      timer ??= setTimeout(() => {
        timer = null;
        tick();
      }, TICK_MS);
    });
    return () => {
      stop();
      if (timer) clearTimeout(timer);
    };
  }, [prices]);
}
