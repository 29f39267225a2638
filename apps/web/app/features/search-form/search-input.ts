/** The values in the search bar's fields. Search-and-browse §2 "Home". */
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { chosenStay } from '@tenth-night/domain/stay/date-range';
import { parseCalendarDate, type StayDates } from '@tenth-night/domain/stay/dates';
import { DEFAULT_TRAVELLERS, roomsWithAdult, type Travellers } from '@tenth-night/domain/stay/occupancy';

export type ChosenPlace = { readonly id: string; readonly name: string };

export type SearchInput = {
  readonly place: ChosenPlace | null;
  readonly text: string;
  /** Null until both dates are chosen. */
  readonly dates: StayDates | null;
  readonly travellers: Travellers;
};

/** The parts of a search. Its dates may be missing. */
type Asked = Pick<SearchCriteria, 'placeId' | 'placeName' | 'travellers'> & { readonly dates: StayDates | null };

export function firstInput(criteria: Asked | null): SearchInput {
  const { placeId = null, placeName = null, dates = null, travellers = DEFAULT_TRAVELLERS } = criteria ?? {};
  return {
    place: placeId && placeName ? { id: placeId, name: placeName } : null,
    text: placeName ?? '',
    dates,
    travellers,
  };
}

/** Reads what was entered into the native fields before the script loaded. */
export function fromNative(input: SearchInput, form: { get(name: string): unknown }): SearchInput {
  const date = (name: string) => parseCalendarDate(String(form.get(name)));
  const [adults, rooms] = [Number(form.get('adults')), Number(form.get('rooms'))];
  const { travellers } = input;
  const areSame = adults === travellers.adults && rooms === travellers.rooms;
  return {
    ...input,
    dates: chosenStay({ start: date('checkin'), end: date('checkout') }),
    travellers: areSame
      ? travellers
      : { adults, childrenAges: travellers.childrenAges, rooms: roomsWithAdult(rooms, adults) },
  };
}
