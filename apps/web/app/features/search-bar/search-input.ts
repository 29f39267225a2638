/** What stands in the fields of the search bar, and the criteria it means. Search-and-browse §4 "Search submit". */

import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { type CalendarDate, defaultStay, parseCalendarDate, stayNights } from '@tenth-night/domain/stay/dates';
import { DEFAULT_TRAVELLERS } from '@tenth-night/domain/stay/occupancy';
import type { ChosenPlace } from '../../lib/place-field';

export type SearchInput = {
  readonly place: ChosenPlace | null;
  readonly text: string;
  readonly checkin: string;
  readonly checkout: string;
  readonly adults: number;
  readonly childrenAges: readonly number[];
  readonly rooms: number;
};

export function firstInput(criteria: SearchCriteria | null): SearchInput {
  const { placeId = null, placeName = null, dates, travellers = DEFAULT_TRAVELLERS } = criteria ?? {};
  return {
    place: placeId && placeName ? { id: placeId, name: placeName } : null,
    text: placeName ?? '',
    checkin: dates?.checkin ?? '',
    checkout: dates?.checkout ?? '',
    ...travellers,
  };
}

/** Dates that are missing or no stay become the defaults. */
export function toCriteria(input: SearchInput, place: ChosenPlace, today: CalendarDate): SearchCriteria {
  const checkin = parseCalendarDate(input.checkin);
  const checkout = parseCalendarDate(input.checkout);
  const dates = checkin && checkout && stayNights({ checkin, checkout }) ? { checkin, checkout } : defaultStay(today);
  const { adults, childrenAges, rooms } = input;
  return {
    placeId: place.id,
    placeName: place.name,
    dates,
    travellers: { adults, childrenAges, rooms },
    isStreaming: true,
    isDebugging: false,
  };
}
