/** The range of the price slider. Search-and-browse §5. */

/** In whole currency units per night. */
export type PriceRange = { readonly min: number; readonly max: number };

/**
 * The bounds of the slider, with more prices than before: the lowest price per night rounded down, the highest rounded
 * up. Null without any price. The same object if they stay the same.
 */
export function withPrices(bounds: PriceRange | null, perNight: readonly number[]): PriceRange | null {
  let [min, max] = [bounds?.min ?? Number.POSITIVE_INFINITY, bounds?.max ?? Number.NEGATIVE_INFINITY];
  for (const price of perNight) {
    min = Math.min(min, Math.floor(price));
    max = Math.max(max, Math.ceil(price));
  }
  if (min > max || (min === bounds?.min && max === bounds.max)) return bounds;
  return { min, max };
}

/** Sets the minimum: never below 0, never above the maximum. */
export function withMin(range: PriceRange, min: number): PriceRange {
  return { ...range, min: Math.min(Math.max(0, min), range.max) };
}

/** Sets the maximum: never below the minimum, never above the ceiling. */
export function withMax(range: PriceRange, max: number, ceiling: number): PriceRange {
  return { ...range, max: Math.max(range.min, Math.min(max, ceiling)) };
}
