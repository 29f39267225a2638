/** The filtered rows in the chosen order, and their price bounds. */
import type { PricedList } from '@tenth-night/domain/search/facets';
import type { Refinement } from '@tenth-night/domain/search/filter-params';
import { filterRows } from '@tenth-night/domain/search/filters';
import type { PriceRange } from '@tenth-night/domain/search/price-range';
import { type HotelAtDistance, sortRows } from '@tenth-night/domain/search/sort';
import { useDeferredValue, useMemo } from 'react';
import { isComplete, type ResultsState, type ResultsStore } from './results-store';

export type Refined = {
  /** The filters and the order of these rows. They follow the pressed ones with a short delay. */
  readonly refinement: Refinement;
  readonly isReady: boolean;
  /** False while only the first hotels are here. */
  readonly isWhole: boolean;
  readonly rows: readonly HotelAtDistance[];
  /** How many hotels pass the filters. `rows` may be only the first of them. */
  readonly matching: number;
  /** The hotels that are known to have no rates. */
  readonly unpriced: ReadonlySet<string>;
  /** Whether the rows are in their last order: every hotel has its price, or is known to have none. */
  readonly isComplete: boolean;
  /** Null before the first price. */
  readonly bounds: PriceRange | null;
  /** What the numbers beside the filters count. Null while only the first hotels are here. */
  readonly counted: PricedList | null;
};

/** Deferred: with thousands of hotels, the pressed toggle or key must be drawn first. */
export function useRefined(store: ResultsStore, state: ResultsState, refinement: Refinement): Refined {
  const deferred = useDeferredValue(state);
  // The first list is not deferred, only later changes are.
  const settled = deferred.status === state.status ? deferred : state;
  const followed = useDeferredValue(refinement);
  const { filters, sort } = followed;
  const rows = useMemo(() => {
    const left = filterRows(settled.hotels, filters, store.knownPrice);
    return sortRows(left, sort, store.perNight);
  }, [settled, store, filters, sort]);
  const counted = useCounted(store, settled);
  const isReady = settled.status === 'ready';
  const matching = isReady ? (settled.partial?.matching ?? rows.length) : settled.hotels.length;
  return {
    refinement: followed,
    isReady,
    isComplete: isComplete(settled),
    isWhole: !settled.partial,
    rows,
    unpriced: settled.unpriced,
    matching,
    bounds: settled.bounds,
    counted,
  };
}

/** Another object when the list changes and when all prices are here, not with each price. */
function useCounted(store: ResultsStore, state: ResultsState): PricedList | null {
  const { hotels, status, partial } = state;
  const isWhole = status === 'ready' && !partial;
  const isDone = isComplete(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prices end with `isDone`
  return useMemo(() => {
    if (!isWhole) return null;
    return { hotels: hotels.map(({ hotel }) => hotel), priceOf: store.knownPrice };
  }, [store, hotels, isWhole, isDone]);
}
