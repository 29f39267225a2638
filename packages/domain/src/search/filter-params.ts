/**
 * Filters and order in the address, so that a filtered list can be shared and Back restores it.
 * Ignores unreadable values.
 */
import { FILTER_PARAMS, type Filters, NO_FILTERS, readFilters, writeFilters } from './filters';
import type { Query } from './search-params';
import { DEFAULT_SORT, SORT_MODES, type SortMode } from './sort';

const SORT = 'sort';

/** Every parameter name that a refinement may use in an address. */
export const REFINEMENT_KEYS: readonly string[] = [...FILTER_PARAMS, SORT];

export type Refinement = { readonly filters: Filters; readonly sort: SortMode };

export function decodeRefinement(query: Query): Refinement {
  const sort = query.get(SORT);
  return {
    filters: readFilters((param) => query.get(param)),
    sort: SORT_MODES.find((mode) => mode === sort) ?? DEFAULT_SORT,
  };
}

/** Writes only what differs from an unfiltered list. */
export function encodeRefinement({ filters, sort }: Refinement): [string, string][] {
  return [...writeFilters(filters), ...(sort === DEFAULT_SORT ? [] : ([[SORT, sort]] as [string, string][]))];
}

export const NO_REFINEMENT: Refinement = { filters: NO_FILTERS, sort: DEFAULT_SORT };
