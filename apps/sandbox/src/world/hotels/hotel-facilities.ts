/** Facilities by stars. The ids are the vendor's (reference §3.6) and those of the product's amenity list. */
import type { Random } from '../../kernel/random';
import { FACILITY_SHARES } from '../content/shares';

/** Of a few hotels the vendor knows no facilities at all, though never of grand ones. */
const UNKNOWN_SHARE = 0.02;
const GRAND_FROM_STARS = 4.5;
/** Of some it knows the heated pool and not the pool. */
const VARIANTS_ONLY_SHARE = 0.05;

const placeOf = (id: number): number => FACILITY_SHARES.findIndex(([other]) => other === id);
const ROWS = FACILITY_SHARES.map(([id, plain, grand, of]) => ({
  id,
  plain,
  rise: (grand - plain) / 4,
  /** Where the facility stands of which this one is a variant. */
  parent: of === undefined ? -1 : placeOf(of),
}));
const PLACES_BY_ID = ROWS.map((_, place) => place).toSorted((a, b) => (ROWS[a]?.id ?? 0) - (ROWS[b]?.id ?? 0));

/** In the order of their ids. */
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
