/** The address of a search. Search-and-browse §4 "Search submit". A separate chunk, loaded at the first search. */

import { likeliestPlace } from '@tenth-night/domain/places/place';
import { encodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import { SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import { type CalendarDate, defaultStay } from '@tenth-night/domain/stay/dates';
import type { Services } from '../../lib/page/services';
import type { ChosenPlace, SearchInput } from './search-input';

/** Null if no place has that name. */
export async function searchAddress(input: SearchInput, services: Services): Promise<string | null> {
  const place = input.place ?? (await findPlace(input.text.trim(), services));
  return place && withQuery(SITE_PATHS.search, encodeSearch(toCriteria(input, place, services.today())));
}

async function findPlace(text: string, { single, context }: Services): Promise<ChosenPlace | null> {
  const { createApiClient } = await import('../../lib/api/api-client');
  const api = single(createApiClient);
  return likeliestPlace(await api.searchPlaces(text, context.hotelLanguage, new AbortController().signal));
}

/** Uses the default dates if none are chosen. */
export function toCriteria(
  { dates, travellers }: SearchInput,
  place: ChosenPlace,
  today: CalendarDate,
): SearchCriteria {
  return {
    placeId: place.id,
    placeName: place.name,
    dates: dates ?? defaultStay(today),
    travellers,
    isStreaming: true,
    isDebugging: false,
  };
}
