/** The filtered rows in the chosen order, and their price bounds. */
import type { PricedList } from '@tenth-night/domain/search/facets';
import type { Refinement } from '@tenth-night/domain/search/filter-params';
import type { KnownPrice } from '@tenth-night/domain/search/filter-rules';
import { matchesFilters } from '@tenth-night/domain/search/filters';
import { type PriceRange, priceBounds } from '@tenth-night/domain/search/price-range';
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
  const bounds = useBounds(store, settled);
  const rows = useMemo(() => {
    const left = settled.hotels.filter(({ hotel }) => matchesFilters(hotel, knownPrice(store, hotel.hotelId), filters));
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
    matching,
    bounds,
    counted,
  };
}

/** The same object while the bounds are the same: most prices change nothing for the filters. */
function useBounds(store: ResultsStore, state: ResultsState): PriceRange | null {
  const bounds = useMemo(() => priceBounds(pricesOf(state, store)), [state, store]);
  const [min, max] = [bounds?.min, bounds?.max];
  return useMemo(() => (min === undefined || max === undefined ? null : { min, max }), [min, max]);
}

/** Another object when the list changes and when all prices are here, not with each price. */
function useCounted(store: ResultsStore, state: ResultsState): PricedList | null {
  const { hotels, status, partial } = state;
  const isWhole = status === 'ready' && !partial;
  const isDone = isComplete(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prices end with `isDone`
  return useMemo(() => {
    if (!isWhole) return null;
    return { hotels: hotels.map(({ hotel }) => hotel), priceOf: (hotelId) => knownPrice(store, hotelId) };
  }, [store, hotels, isWhole, isDone]);
}

function knownPrice(store: ResultsStore, hotelId: string): KnownPrice {
  const offer = store.knownPrice(hotelId);
  const perNight = store.perNight(hotelId);
  if (typeof offer === 'string') return offer;
  return perNight === null ? 'none' : { offer, perNight };
}

function* pricesOf({ hotels }: ResultsState, store: ResultsStore): Iterable<number> {
  for (const { hotel } of hotels) {
    const price = store.perNight(hotel.hotelId);
    if (price !== null) yield price;
  }
}
