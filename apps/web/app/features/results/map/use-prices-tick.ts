import { useEffect, useReducer } from 'react';
import { throttle } from '../../../lib/time/throttle';
import type { MapPrices } from './map-part';

/** Hundreds of prices arrive. The pins are redrawn a few times per second, not for every price. */
const TICK_MS = 250;

export function usePricesTick(prices: MapPrices): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => prices.subscribe(throttle(TICK_MS, tick)), [prices]);
}
