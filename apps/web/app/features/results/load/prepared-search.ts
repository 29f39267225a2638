/** What the search form has loaded before the press on Search: one place with its hotels. */
import { placeCoordinates } from '@tenth-night/domain/places/place';
import { byDistance, type HotelAtDistance } from '@tenth-night/domain/search/sort';
import type { PlaceAhead } from '../../../lib/api/place-ahead';

type Prepared = Pick<PlaceAhead, 'place'> & { readonly hotels: readonly HotelAtDistance[] };

export type PreparedSearch = {
  keep(ahead: PlaceAhead): void;
  /** Null for another place, and after a minute. */
  of(placeId: string): Prepared | null;
};

/** As long as a browser keeps the same answers, see their `cache-control`. */
const KEPT_MS = 60_000;

export function createPreparedSearch(_services?: unknown, now = () => performance.now()): PreparedSearch {
  let kept: (Prepared & { readonly since: number }) | null = null;
  return {
    keep({ place, hotels }) {
      kept = { place, hotels: byDistance(hotels, placeCoordinates(place)), since: now() };
    },
    of(placeId) {
      if (kept && now() - kept.since >= KEPT_MS) kept = null;
      return kept?.place.id === placeId ? kept : null;
    },
  };
}
