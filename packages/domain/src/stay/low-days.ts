/** Which days of a calendar month have a low price. */

/**
 * The highest price that still counts as low: that of the lowest third. Null if there are fewer than three prices, or if
 * all of them are the same.
 */
export function lowPriceLimit(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((one, other) => one - other);
  const limit = sorted[Math.floor(sorted.length / 3) - 1];
  if (limit === undefined) return null;
  // Equal prices are all low or all not low: a limit that includes every day has no meaning.
  return limit < (sorted.at(-1) ?? limit) ? limit : null;
}
