/**
 * URL query ↔ search criteria, one codec for /search, /hotel and /checkout. Search-and-browse §2 "Search results".
 * Unreadable values fall back to their defaults, so a mistyped address still searches.
 */
import { addDays, type CalendarDate, defaultStay, parseCalendarDate, type StayDates, stayNights } from '../stay/dates';
import {
  clampCount,
  DEFAULT_TRAVELLERS,
  readChildrenAges,
  roomsWithAdult,
  TRAVELLER_LIMITS,
  type Travellers,
} from '../stay/occupancy';
import { withParty, writeParty } from '../stay/party';

/** The part of `URLSearchParams` that this codec needs. */
export type Query = { get(name: string): string | null };

export type SearchCriteria = {
  readonly placeId: string | null;
  readonly placeName: string | null;
  readonly dates: StayDates;
  readonly travellers: Travellers;
  readonly isStreaming: boolean;
  readonly isDebugging: boolean;
};

/** Dates that are missing, in the past or not a stay get the default for `today`. Past means before `earliest`. */
export function decodeSearch(query: Query, today: CalendarDate, earliest = today): SearchCriteria {
  const stream = query.get('stream');
  return {
    placeId: query.get('placeId') || null,
    placeName: query.get('place')?.trim() || null,
    dates: readDates(query, today, earliest),
    travellers: readTravellers(query),
    isStreaming: stream !== '0' && stream !== 'false',
    isDebugging: query.get('debug') === '1',
  };
}

/** For a caller that does not know the visitor's date: yesterday in UTC is still today somewhere. OPEN-22. */
export function decodeSearchAnywhere(query: Query, utcToday: CalendarDate): SearchCriteria {
  return decodeSearch(query, utcToday, addDays(utcToday, -1));
}

/** Name and value pairs in a fixed order, so equal searches have equal addresses. */
export function encodeSearch(criteria: SearchCriteria): [string, string][] {
  const { placeId, placeName, dates, travellers } = criteria;
  const children = travellers.childrenAges.length;
  const pairs: [string, string | false | null][] = [
    ['placeId', placeId],
    ['place', placeName],
    ['checkin', dates.checkin],
    ['checkout', dates.checkout],
    ['adults', String(travellers.adults)],
    ['children', children > 0 && String(children)],
    ['childrenAges', travellers.childrenAges.join(',')],
    ['rooms', String(travellers.rooms)],
    ['party', writeParty(travellers)],
    ['stream', !criteria.isStreaming && '0'],
    ['debug', criteria.isDebugging && '1'],
  ];
  return pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
}

/**
 * Reads a search from a navigation's state, `{search: {placeId, place, checkin, …}}`, as a query.
 * Null if there is none.
 */
export function handedOver(state: unknown): [string, string][] | null {
  const { search } = (state ?? {}) as { readonly search?: unknown };
  if (typeof search !== 'object' || search === null) return null;
  const query = Object.entries(search)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]): [string, string] => [name, String(value)]);
  return query.some(([name, value]) => (name === 'placeId' || name === 'place') && value) ? query : null;
}

function readDates(query: Query, today: CalendarDate, earliest: CalendarDate): StayDates {
  const checkin = parseCalendarDate(query.get('checkin'));
  const checkout = parseCalendarDate(query.get('checkout'));
  if (!checkin || !checkout || checkin < earliest || !stayNights({ checkin, checkout })) return defaultStay(today);
  return { checkin, checkout };
}

function readTravellers(query: Query): Travellers {
  const children = readCount(query.get('children'));
  const adults = clampCount(readCount(query.get('adults')) ?? DEFAULT_TRAVELLERS.adults, TRAVELLER_LIMITS.adults);
  const rooms = clampCount(readCount(query.get('rooms')) ?? DEFAULT_TRAVELLERS.rooms, TRAVELLER_LIMITS.rooms);
  const totals = {
    adults,
    childrenAges: readChildrenAges(query.get('childrenAges'), children),
    rooms: roomsWithAdult(rooms, adults),
  };
  return withParty(totals, query.get('party'));
}

function readCount(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}
