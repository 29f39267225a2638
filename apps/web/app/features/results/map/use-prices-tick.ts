import { useEffect, useReducer } from 'react';
import { throttle } from '../../../lib/time/throttle';
import type { MapPrices } from './map-part';

/** Prices come by the hundred: the pins are drawn again a few times a second, not once for each. */
const TICK_MS = 250;

export function usePricesTick(prices: MapPrices): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => prices.subscribe(throttle(TICK_MS, tick)), [prices]);
}
