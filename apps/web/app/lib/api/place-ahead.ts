import type { Place } from '@tenth-night/domain/places/place';
import type { Hotel } from '@tenth-night/domain/search/hotel';

/** A place with its hotels, which the search form loads ahead and gives to the page of results. */
export type PlaceAhead = { readonly place: Place; readonly hotels: readonly Hotel[] };
