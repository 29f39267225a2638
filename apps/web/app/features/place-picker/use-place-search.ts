/** Place search as the traveller types. Search-and-browse §2 "Place autocomplete". */
import { PLACE_SEARCH_MIN_CHARS, PLACE_SEARCH_PAUSE_MS, type Place } from '@tenth-night/domain/places/place';
import { useEffect, useState } from 'react';
import { createApiClient } from '../../lib/api-client';
import { useServices } from '../../lib/services';
import { useSettled } from '../../lib/use-settled';

export type PlaceSearch =
  | { readonly status: 'idle' | 'searching' | 'none' }
  | { readonly status: 'found'; readonly places: readonly Place[] };

type Answer = { readonly text: string; readonly places: readonly Place[] };

export function usePlaceSearch(text: string): PlaceSearch {
  const { send, context } = useServices();
  const typed = text.trim();
  const settled = useSettled(typed, PLACE_SEARCH_PAUSE_MS, '');
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (settled.length < PLACE_SEARCH_MIN_CHARS) return;
    const search = new AbortController();
    createApiClient(send)
      .searchPlaces(settled, context.hotelLanguage, search.signal)
      // A failed search reads as no matches, never as an error: search-and-browse §8.
      .catch(() => [])
      .then((places) => {
        if (!search.signal.aborted) setAnswer({ text: settled, places });
      });
    return () => search.abort();
  }, [send, context.hotelLanguage, settled]);

  if (typed.length < PLACE_SEARCH_MIN_CHARS) return { status: 'idle' };
  if (answer?.text !== typed) return { status: 'searching' };
  return answer.places.length > 0 ? { status: 'found', places: answer.places } : { status: 'none' };
}
