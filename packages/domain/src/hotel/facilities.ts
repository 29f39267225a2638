/**
 * A hotel's facilities: how many we keep, and how many we show at first.
 * Hotel-checkout-trips §2 "Hotel details", §9; OPEN-44.
 */
import { distinctTexts } from './plain-words';
import { type Facility, oneForEachThing } from './same-facilities';

const MAX_FACILITIES = 80;
const FACILITIES_AT_FIRST = { wide: 24, narrow: 5 } as const;

/** Each thing once, by its most exact name. */
export function takeFacilities(facilities: readonly Facility[]): readonly string[] {
  return distinctTexts(oneForEachThing(facilities)).slice(0, MAX_FACILITIES);
}

export function shownFacilities(
  facilities: readonly string[],
  { width, isExpanded }: { readonly width: keyof typeof FACILITIES_AT_FIRST; readonly isExpanded: boolean },
): readonly string[] {
  return isExpanded ? facilities : facilities.slice(0, FACILITIES_AT_FIRST[width]);
}
