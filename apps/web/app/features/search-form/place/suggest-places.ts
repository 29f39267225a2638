/** What the place field suggests for a text. Search-and-browse §2 "Place autocomplete", §5, §8. */
import { PLACE_SEARCH_MIN_CHARS, type Place } from '@tenth-night/domain/places/place';
import { createApiClient } from '../../../lib/api/api-client';
import type { Services } from '../../../lib/page/services';

export function isLongEnough(text: string): boolean {
  return text.length >= PLACE_SEARCH_MIN_CHARS;
}

/** A failed search shows as no matches, never as an error. */
export async function suggestPlaces(text: string, services: Services, signal: AbortSignal): Promise<readonly Place[]> {
  if (!isLongEnough(text)) return [];
  const { single, context } = services;
  return single(createApiClient)
    .searchPlaces(text, context.hotelLanguage, signal)
    .catch(() => []);
}
