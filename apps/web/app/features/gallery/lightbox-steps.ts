/** How the lightbox moves: round and round, by button, key or swipe. Hotel-checkout-trips §2 "Image lightbox", §9. */

/** A finger that moved less has only pressed. */
const SWIPE_PX = 30;

export function neighbour(index: number, step: number, total: number): number {
  return (index + step + total) % total;
}

/** A swipe draws the next photo in from the side that reading leads to. */
export function swipeStep(deltaX: number, isRtl: boolean): number {
  if (Math.abs(deltaX) <= SWIPE_PX) return 0;
  return deltaX < 0 === isRtl ? -1 : 1;
}
