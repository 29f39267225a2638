/** The search that a destination page starts: today to tomorrow, two adults. Search-and-browse §2 "Destinations". */
import type { Destination } from '../places/destinations';
import { addDays, type CalendarDate } from '../stay/dates';
import { DEFAULT_TRAVELLERS } from '../stay/occupancy';
import type { SearchCriteria } from './search-params';

export function destinationSearch({ city }: Destination, today: CalendarDate): SearchCriteria {
  return {
    placeId: null,
    placeName: city,
    dates: { checkin: today, checkout: addDays(today, 1) },
    travellers: { ...DEFAULT_TRAVELLERS, adults: 2 },
    isStreaming: true,
    isDebugging: false,
  };
}
