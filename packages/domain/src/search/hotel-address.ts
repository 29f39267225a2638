/**
 * The address of a hotel's page. It keeps the whole query of the search, so that the way back leads to the same list.
 * Hotel-checkout-trips §2 "Hotel details".
 */
import { hotelPath, withQuery } from '../site/paths';
import { encodeRefinement, type Refinement } from './filter-params';
import { encodeSearch, type SearchCriteria } from './search-params';

export function hotelAddress(hotelId: string, criteria: SearchCriteria, refinement: Refinement): string {
  const query = [...encodeSearch(criteria), ...encodeRefinement(refinement)];
  return withQuery(hotelPath(hotelId), query);
}
