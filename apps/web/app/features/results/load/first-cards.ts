/** The first cards of a list, before any price is known. */
import { decodeRefinement } from '@tenth-night/domain/search/filter-params';
import { filterRows } from '@tenth-night/domain/search/filters';
import { type HotelAtDistance, sortRows } from '@tenth-night/domain/search/sort';
import type { FirstHotels } from './first-hotels';

type FirstCards = Pick<FirstHotels, 'hotels' | 'listed' | 'matching'>;

export function firstCards(listed: readonly HotelAtDistance[], query: URLSearchParams, most: number): FirstCards {
  const { filters, sort } = decodeRefinement(query);
  const rows = filterRows(listed, filters, () => 'waiting');
  const first = sortRows(rows, sort, () => null).slice(0, most);
  return { hotels: first.map(({ hotel }) => hotel), listed: listed.length, matching: rows.length };
}
