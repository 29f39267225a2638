/** The dates that the address asks for, by the visitor's own calendar. OPEN-22. */
import { decodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../page/services';
import { useIsHydrated } from '../page/use-is-hydrated';

/** `loaded` is what the loader read. On the server it could only guess the date, and the page begins with what it guessed. */
export function useOwnDates(loaded: SearchCriteria): SearchCriteria {
  const services = useServices();
  const isHydrated = useIsHydrated();
  const [query] = useSearchParams();
  // Of when the page was opened: at midnight nobody's dates jump away.
  const [today] = useState(services.today);
  const { checkin, checkout } = isHydrated ? decodeSearch(query, today).dates : loaded.dates;
  return useMemo(() => ({ ...loaded, dates: { checkin, checkout } }), [loaded, checkin, checkout]);
}
