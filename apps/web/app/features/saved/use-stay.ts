/** The stay that prices are for: the one in the address, else the last search, else the default dates. */
import { decodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import { useMemo, useState } from 'react';
import { useServices } from '../../lib/page/services';
import { useIsHydrated } from '../../lib/page/use-is-hydrated';
import { useSearchParams } from '../../lib/router/router-view';
import { readLastSearch } from '../../lib/storage/last-search';

/** Null on the server, which does not know the last search. */
export function useStay(): SearchCriteria | null {
  const services = useServices();
  const isHydrated = useIsHydrated();
  const [query] = useSearchParams();
  // The date when the page was opened: dates must not jump at midnight.
  const [today] = useState(services.today);
  return useMemo(() => {
    if (!isHydrated) return null;
    const asked = decodeSearch(query, today);
    const last = query.has('checkin') ? null : readLastSearch(today);
    return last ? { ...last, dates: last.dates ?? asked.dates } : asked;
  }, [query, today, isHydrated]);
}
