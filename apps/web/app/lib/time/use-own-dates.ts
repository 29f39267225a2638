/** The dates in the address, by the visitor's own calendar. OPEN-22. */
import { decodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useServices } from '../page/services';
import { never } from '../page/use-is-hydrated';
import { useSearchParams } from '../router/router-view';

/**
 * `loaded` comes from the loader. On the server the loader could only guess today's date, and the page starts with that
 * guess. Rerenders after hydration only if it was wrong.
 */
export function useOwnDates(loaded: SearchCriteria): SearchCriteria {
  const services = useServices();
  const [query] = useSearchParams();
  // The date when the page was opened: dates must not jump at midnight.
  const [today] = useState(services.today);
  const own = useMemo(() => decodeSearch(query, today).dates, [query, today]);
  const isAsLoaded = useSyncExternalStore(
    never,
    () => isSame(own, loaded.dates),
    () => true,
  );
  return useMemo(() => (isAsLoaded ? loaded : { ...loaded, dates: own }), [isAsLoaded, loaded, own]);
}

function isSame(one: StayDates, other: StayDates): boolean {
  return one.checkin === other.checkin && one.checkout === other.checkout;
}
