/** The last search, kept only in this browser. The home page starts with it. */
import { decodeSearch, encodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import { type CalendarDate, parseCalendarDate, type StayDates } from '@tenth-night/domain/stay/dates';

const NAME = 'last-search';

type LastSearch = Omit<SearchCriteria, 'dates'> & {
  /** Null if the dates have passed. */
  readonly dates: StayDates | null;
};

export function storeLastSearch(criteria: SearchCriteria, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(NAME, new URLSearchParams(encodeSearch(criteria)).toString());
  } catch {
    // Without storage the next visit starts with empty fields.
  }
}

export function readLastSearch(today: CalendarDate, storage: () => Storage = () => localStorage): LastSearch | null {
  try {
    const query = new URLSearchParams(storage().getItem(NAME) ?? '');
    const criteria = decodeSearch(query, today);
    const isAhead = parseCalendarDate(query.get('checkin')) === criteria.dates.checkin;
    return criteria.placeName ? { ...criteria, dates: isAhead ? criteria.dates : null } : null;
  } catch {
    return null;
  }
}
