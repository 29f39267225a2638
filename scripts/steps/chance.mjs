// Chance that can be repeated: the same seed gives the same numbers.

/** Numbers from 0 to below 1 (mulberry32). */
export function createChance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Chooses a rank from 0 to `count - 1` by the law of Zipf: rank k is asked for in proportion to 1 / (k + 1) ** exponent.
 * So a few things are asked for by many, and most things by few.
 */
export function createZipf(count, exponent, chance) {
  const sums = new Float64Array(count);
  let total = 0;
  for (let k = 0; k < count; k++) {
    total += (k + 1) ** -exponent;
    sums[k] = total;
  }
  return () => {
    const wanted = chance() * total;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** The time until the next arrival of people who know nothing of each other (a Poisson process). */
export const nextArrivalMs = (perSecond, chance) => (-Math.log(1 - chance()) * 1000) / perSecond;
