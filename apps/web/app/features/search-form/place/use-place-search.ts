/** Place search as the traveller types. Search-and-browse §2 "Place autocomplete". */
import { PLACE_SEARCH_PAUSE_MS, type Place } from '@tenth-night/domain/places/place';
import { useEffect, useState } from 'react';
import { useServices } from '../../../lib/page/services';
import { useSettled } from '../../../lib/time/use-settled';
import { isLongEnough, suggestPlaces } from './suggest-places';

export type PlaceSearch =
  | { readonly status: 'idle' | 'searching' | 'none' }
  | { readonly status: 'found'; readonly places: readonly Place[] };

type Answer = { readonly text: string; readonly places: readonly Place[] };

export function usePlaceSearch(text: string): PlaceSearch {
  const services = useServices();
  const typed = text.trim();
  const settled = useSettled(typed, PLACE_SEARCH_PAUSE_MS, '');
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    const search = new AbortController();
    void suggestPlaces(settled, services, search.signal).then((places) => {
      if (!search.signal.aborted) setAnswer({ text: settled, places });
    });
    return () => search.abort();
  }, [services, settled]);

  if (!isLongEnough(typed)) return { status: 'idle' };
  if (answer?.text !== typed) return { status: 'searching' };
  return answer.places.length > 0 ? { status: 'found', places: answer.places } : { status: 'none' };
}
