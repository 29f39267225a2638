/** The filtered rows in the chosen order, and their price bounds. */
import type { Refinement } from '@tenth-night/domain/search/filter-params';
import type { KnownPrice } from '@tenth-night/domain/search/filter-rules';
import { matchesFilters } from '@tenth-night/domain/search/filters';
import { type PriceRange, priceBounds } from '@tenth-night/domain/search/price-range';
import { type HotelAtDistance, sortRows } from '@tenth-night/domain/search/sort';
import { useDeferredValue, useMemo } from 'react';
import type { ResultsState, ResultsStore } from './results-store';

export type Refined = {
  /** The filters and the order of these rows. They follow the pressed ones with a short delay. */
  readonly refinement: Refinement;
  readonly isReady: boolean;
  /** False while only the first hotels are here. */
  readonly isWhole: boolean;
  readonly rows: readonly HotelAtDistance[];
  /** How many hotels pass the filters. `rows` may be only the first of them. */
  readonly matching: number;
  /** Null before the first price. */
  readonly bounds: PriceRange | null;
};

/** Deferred: with thousands of hotels, the pressed toggle or key must be drawn first. */
export function useRefined(store: ResultsStore, state: ResultsState, refinement: Refinement): Refined {
  const deferred = useDeferredValue(state);
  // The first list is not deferred, only later changes are.
  const settled = deferred.status === state.status ? deferred : state;
  const followed = useDeferredValue(refinement);
  const { filters, sort } = followed;
  const bounds = useMemo(() => priceBounds(pricesOf(settled, store)), [settled, store]);
  const rows = useMemo(() => {
    const left = settled.hotels.filter(({ hotel }) => matchesFilters(hotel, knownPrice(store, hotel.hotelId), filters));
    return sortRows(left, sort, store.perNight);
  }, [settled, store, filters, sort]);
  const isReady = settled.status === 'ready';
  const matching = isReady ? (settled.partial?.matching ?? rows.length) : settled.hotels.length;
  return { refinement: followed, isReady, isWhole: !settled.partial, rows, matching, bounds };
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
