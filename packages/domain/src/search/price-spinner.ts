/** How long a hotel without a rate shows a spinner before it says 'No rates'. Search-and-browse §4, §9; OPEN-32. */

const PRICE_SPINNER_MS = 1000;
const MIN_SPINNER_MS = 300;

/** `configured` may shorten it, never below 300 ms. */
export function priceSpinnerMs(configured: number | null): number {
  return Math.max(MIN_SPINNER_MS, Math.min(configured ?? PRICE_SPINNER_MS, PRICE_SPINNER_MS));
}
