/** What the search form has loaded before the press on Search: one place with its hotels. */
import type { Place } from '@tenth-night/domain/places/place';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';

type Prepared = { readonly place: Place; readonly hotels: readonly HotelAtDistance[] };

export type PreparedSearch = {
  keep(prepared: Prepared): void;
  /** Null for another place, and after a minute. */
  of(placeId: string): Prepared | null;
};

/** As long as a browser keeps the same answers, see their `cache-control`. */
const KEPT_MS = 60_000;

export function createPreparedSearch(_services?: unknown, now = () => performance.now()): PreparedSearch {
  let kept: (Prepared & { readonly since: number }) | null = null;
  return {
    keep(prepared) {
      kept = { ...prepared, since: now() };
    },
    of(placeId) {
      if (kept && now() - kept.since >= KEPT_MS) kept = null;
      return kept?.place.id === placeId ? kept : null;
    },
  };
}
