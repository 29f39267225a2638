/** The range of the price slider. Search-and-browse §5. */

/** In whole currency units per night. */
export type PriceRange = { readonly min: number; readonly max: number };

/**
 * The bounds of the slider: the lowest price per night rounded down, the highest rounded up. Null without any price.
 */
export function priceBounds(perNight: Iterable<number>): PriceRange | null {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const price of perNight) {
    min = Math.min(min, price);
    max = Math.max(max, price);
  }
  return min <= max ? { min: Math.floor(min), max: Math.ceil(max) } : null;
}

/** Sets the minimum: never below 0, never above the maximum. */
export function withMin(range: PriceRange, min: number): PriceRange {
  return { ...range, min: Math.min(Math.max(0, min), range.max) };
}

/** Sets the maximum: never below the minimum, never above the ceiling. */
export function withMax(range: PriceRange, max: number, ceiling: number): PriceRange {
  return { ...range, max: Math.max(range.min, Math.min(max, ceiling)) };
}
