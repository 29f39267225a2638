/** How the lightbox moves: in a circle, by button, key or swipe. Hotel-checkout-trips §2 "Image lightbox", §9. */

/** A shorter move counts as a press. */
const SWIPE_PX = 30;

export function neighbour(index: number, step: number, total: number): number {
  return (index + step + total) % total;
}

/** A swipe against the reading direction shows the next photo. */
export function swipeStep(deltaX: number, isRtl: boolean): number {
  if (Math.abs(deltaX) <= SWIPE_PX) return 0;
  return deltaX < 0 === isRtl ? -1 : 1;
}
