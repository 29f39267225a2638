/** Facilities by stars. The ids are the vendor's (reference §3.6) and those of the product's amenity list. */
import type { Random } from '../../kernel/random';
import { FACILITY_SHARES } from '../content/shares';

/** The share of hotels for which the vendor knows no facilities. Never applies to grand hotels. */
const UNKNOWN_SHARE = 0.02;
const GRAND_FROM_STARS = 4.5;
/** The share of hotels for which it knows only variants, such as the heated pool but not the pool. */
const VARIANTS_ONLY_SHARE = 0.05;

const placeOf = (id: number): number => FACILITY_SHARES.findIndex(([other]) => other === id);
const ROWS = FACILITY_SHARES.map(([id, plain, grand, of]) => ({
  id,
  plain,
  rise: (grand - plain) / 4,
  /** The index of the facility that this one is a variant of. */
  parent: of === undefined ? -1 : placeOf(of),
}));
const PLACES_BY_ID = ROWS.map((_, place) => place).toSorted((a, b) => (ROWS[a]?.id ?? 0) - (ROWS[b]?.id ?? 0));

/** Sorted by id. */
export function drawFacilities(stars: number, random: Random): number[] {
  if (random.chance(UNKNOWN_SHARE) && stars < GRAND_FROM_STARS) return [];
  const hasVariantsOnly = random.chance(VARIANTS_ONLY_SHARE);
  const drawn: boolean[] = [];
  const shown: boolean[] = [];
  for (const { plain, rise, parent } of ROWS) {
    const isDrawn = (parent < 0 || drawn[parent] === true) && random.next() < plain + rise * (stars - 1);
    drawn.push(isDrawn);
    shown.push(isDrawn);
    if (isDrawn && parent >= 0 && hasVariantsOnly) shown[parent] = false;
  }
  return PLACES_BY_ID.filter((place) => shown[place]).map((place) => ROWS[place]?.id ?? 0);
}
