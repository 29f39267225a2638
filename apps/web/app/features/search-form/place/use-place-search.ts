/** Place search as the traveller types. Search-and-browse §2 "Place autocomplete". */
import { PLACE_SEARCH_PAUSE_MS, type Place } from '@tenth-night/domain/places/place';
import { useServices } from '../../../lib/page/services';
import { useLoad } from '../../../lib/page/use-load';
import { useSettled } from '../../../lib/time/use-settled';
import { isLongEnough, suggestPlaces } from './suggest-places';

export type PlaceSearch =
  | { readonly status: 'idle' | 'searching' | 'none' }
  | { readonly status: 'found'; readonly places: readonly Place[] };

export function usePlaceSearch(text: string): PlaceSearch {
  const services = useServices();
  const typed = text.trim();
  const settled = useSettled(typed, PLACE_SEARCH_PAUSE_MS, '');
  const { load } = useLoad(settled, (signal) => suggestPlaces(settled, services, signal));

  if (!isLongEnough(typed)) return { status: 'idle' };
  if (settled !== typed || load.status !== 'done') return { status: 'searching' };
  return load.answer.length > 0 ? { status: 'found', places: load.answer } : { status: 'none' };
}
