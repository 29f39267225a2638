/**
 * The last searches of this browser: place, dates and party, the newest first, one for each place. A search near the
 * traveler is not kept, because its position is soon outdated. Search-and-browse §2 "Place autocomplete" has only the
 * suggestions; this is our addition.
 */
import { isNearPlace } from '../places/near-place';
import { type CalendarDate, parseCalendarDate, type StayDates } from '../stay/dates';
import { decodeSearch, encodeSearch, type SearchCriteria } from './search-params';

export const MOST_RECENT_SEARCHES = 5;

/** A search as its address names it. */
export type KeptSearch = Readonly<Record<string, string>>;

export type LastSearch = Omit<SearchCriteria, 'dates'> & {
  /** Null if the dates have passed. */
  readonly dates: StayDates | null;
};

type Named = Pick<SearchCriteria, 'placeId' | 'placeName'>;

export function withSearch(kept: readonly KeptSearch[], criteria: SearchCriteria): readonly KeptSearch[] {
  if (!criteria.placeName || isNearPlace(criteria.placeId)) return kept;
  const search = Object.fromEntries(encodeSearch({ ...criteria, isStreaming: true, isDebugging: false }));
  return [search, ...withoutSearch(kept, criteria)].slice(0, MOST_RECENT_SEARCHES);
}

export function withoutSearch(kept: readonly KeptSearch[], { placeId, placeName }: Named): readonly KeptSearch[] {
  return kept.filter((search) => (placeId ? search['placeId'] !== placeId : search['place'] !== placeName));
}

/** Dates that have passed become the default dates. */
export function recentSearches(kept: readonly KeptSearch[], today: CalendarDate): readonly SearchCriteria[] {
  return kept.map((search) => decodeSearch(queryOf(search), today));
}

export function lastSearch(kept: readonly KeptSearch[], today: CalendarDate): LastSearch | null {
  const [search] = kept;
  const [criteria] = recentSearches(kept, today);
  if (!search || !criteria) return null;
  const isAhead = parseCalendarDate(search['checkin']) === criteria.dates.checkin;
  return { ...criteria, dates: isAhead ? criteria.dates : null };
}

/** Leaves out whatever is not a search with a place. */
export function readKeptSearches(stored: unknown): readonly KeptSearch[] {
  return Array.isArray(stored) ? stored.filter(isKept).slice(0, MOST_RECENT_SEARCHES) : [];
}

function isKept(search: unknown): search is KeptSearch {
  if (typeof search !== 'object' || search === null) return false;
  return (
    'place' in search && Boolean(search.place) && Object.values(search).every((value) => typeof value === 'string')
  );
}

function queryOf(search: KeptSearch) {
  return { get: (name: string) => search[name] ?? null };
}
