/** What the place field offers while nothing is typed, and what choosing an offer does. */
import { type Destination, POPULAR_DESTINATIONS } from '@tenth-night/domain/places/destinations';
import { nearPlaceId } from '@tenth-night/domain/places/near-place';
import { likeliestPlace } from '@tenth-night/domain/places/place';
import { recentSearches } from '@tenth-night/domain/search/recent-searches';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { useState } from 'react';
import { useServices } from '../../../lib/page/services';
import { forgetSearch, keptSearches } from '../../../lib/storage/recent-searches';
import { firstInput } from '../search-input';
import { askPosition, type Position } from './ask-position';
import type { Fill } from './place-field';
import { suggestPlaces } from './suggest-places';

/** One of each region. */
export const OFFERED_CITIES: readonly Destination[] = POPULAR_DESTINATIONS.slice(0, 6);

export type NearState = 'idle' | 'asking' | Exclude<Position['kind'], 'found'>;

export function usePlaceOffers(onFill: Fill) {
  const services = useServices();
  const today = services.today();
  const [recents, setRecents] = useState(() => recentSearches(keptSearches(), today));
  const [near, setNear] = useState<NearState>('idle');

  /** Null forgets all of them. */
  function forget(search: SearchCriteria | null): void {
    forgetSearch(search);
    setRecents(recentSearches(keptSearches(), today));
  }

  /** The text is enough to search with. The place makes it exact, if it arrives before the traveler goes on typing. */
  async function fillCity(name: string): Promise<void> {
    onFill((input) => ({ ...input, place: null, text: name }));
    const place = likeliestPlace(await suggestPlaces(name, services, new AbortController().signal));
    if (place) onFill((input) => (input.text === name ? { ...input, place, text: place.name } : input));
  }

  /** Resolves when the field is filled. `text` is what it holds now: if it changes meanwhile, it stays as it is. */
  async function fillNear(name: string, text: string, onFound: () => void): Promise<void> {
    setNear('asking');
    const position = await askPosition(navigator.geolocation ?? null);
    if (position.kind !== 'found') {
      setNear(position.kind);
      return;
    }
    const place = { id: nearPlaceId(position.at), name };
    onFill((input) => (input.text === text ? { ...input, place, text: name } : input));
    onFound();
  }

  return {
    recents,
    near,
    forget,
    fillCity,
    fillNear,
    fillSearch: (search: SearchCriteria) => onFill(() => firstInput(search)),
  };
}
