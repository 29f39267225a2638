import type { StayDates } from '@tenth-night/domain/stay/dates';
import { useReducer, useState } from 'react';
import { useServices } from '../page/services';
import { useTask } from '../page/use-task';
import { throttle } from '../time/throttle';
import { createLowestPrices, type LowestPrice, type PriceQuestion } from './lowest-prices';

/** Drawing a month for each single price would block the page. */
const DRAW_EVERY_MS = 150;

/** Asks for these stays while the screen is open. Null asks nothing. */
export function useLowestPrices(question: PriceQuestion | null, wanted: readonly StayDates[]) {
  const prices = useServices().single(createLowestPrices);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const key = question && wanted.length > 0 ? JSON.stringify([question, wanted]) : null;
  const [ended, setEnded] = useState<string | null>(null);

  useTask(key, async (signal) => {
    if (!question) return;
    const drawSoon = throttle(DRAW_EVERY_MS, () => signal.aborted || draw());
    await prices.ask(question, wanted, drawSoon, signal);
    if (!signal.aborted) setEnded(key);
  });

  return {
    /** Null while it is not known. */
    priceOf: (stay: StayDates): LowestPrice | null => question && prices.of(question, stay),
    /** What is not known now has failed. */
    hasEnded: key !== null && ended === key,
  };
}
