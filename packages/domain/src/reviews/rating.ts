/** Ratings out of 5. Hotel-checkout-trips §5. */

const SCALE = 5;

/** Values above 5 are on a scale of ten. The result is between 0 and 5. Null if it is not a number. */
export function ratingOutOfFive(value: number): number | null {
  if (Number.isNaN(value)) return null;
  const halved = value > SCALE ? value / 2 : value;
  return Math.min(SCALE, Math.max(0, halved));
}

/** Rounds to half bubbles, for a row of five. */
export function bubblesOf(rating: number): number {
  return Math.round(rating * 2) / 2;
}
