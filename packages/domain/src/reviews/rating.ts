/** Ratings out of 5. Hotel-checkout-trips §5. */

const SCALE = 5;

/** Values above 5 are on a scale of ten; nothing is below 0 or above 5. Null where it is no number. */
export function ratingOutOfFive(value: number): number | null {
  if (Number.isNaN(value)) return null;
  const halved = value > SCALE ? value / 2 : value;
  return Math.min(SCALE, Math.max(0, halved));
}

/** To whole and half bubbles, as five of them can show. */
export function bubblesOf(rating: number): number {
  return Math.round(rating * 2) / 2;
}
