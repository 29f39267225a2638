/** The dates in the address, by the visitor's own calendar. OPEN-22. */
import { decodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import { useMemo, useState } from 'react';
import { useServices } from '../page/services';
import { useIsHydrated } from '../page/use-is-hydrated';
import { useSearchParams } from '../router/router-view';

/**
 * `loaded` comes from the loader. On the server the loader could only guess today's date, and the page starts with that
 * guess.
 */
export function useOwnDates(loaded: SearchCriteria): SearchCriteria {
  const services = useServices();
  const isHydrated = useIsHydrated();
  const [query] = useSearchParams();
  // The date when the page was opened: dates must not jump at midnight.
  const [today] = useState(services.today);
  const { checkin, checkout } = isHydrated ? decodeSearch(query, today).dates : loaded.dates;
  return useMemo(() => ({ ...loaded, dates: { checkin, checkout } }), [loaded, checkin, checkout]);
}
