// Whether memory grows, from samples over time.

/** More than this over the last half is a leak, or a cache that is not full yet. */
export const FLAT_PERCENT = 5;

const meanOf = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;

/** Rise of the line through the points with the least squares, per unit of time. */
export function slopeOf(points) {
  const [meanAt, mean] = [meanOf(points.map(([at]) => at)), meanOf(points.map(([, value]) => value))];
  const above = points.reduce((sum, [at, value]) => sum + (at - meanAt) * (value - mean), 0);
  const below = points.reduce((sum, [at]) => sum + (at - meanAt) ** 2, 0);
  return below === 0 ? 0 : above / below;
}

/**
 * The lowest value of each minute. The heap grows until the next collection of garbage, so only its low points say what
 * is really in use.
 */
export function lowPoints(samples, seconds = 60) {
  const lows = new Map();
  const end = Math.floor(samples[samples.length - 1][0] / seconds);
  for (const [at, mb] of samples) {
    const minute = Math.floor(at / seconds);
    // A minute that has only begun has no low point yet.
    if (minute < end && mb < (lows.get(minute)?.[1] ?? Number.POSITIVE_INFINITY)) lows.set(minute, [at, mb]);
  }
  return [...lows.values()];
}

/** `samples` are `[seconds, MB]` in order. Looks at the last half: in the first one, caches fill. */
export function trendOf(samples) {
  const half = samples.slice(Math.floor(samples.length / 2));
  const mean = meanOf(half.map(([, mb]) => mb));
  const seconds = half[half.length - 1][0] - half[0][0];
  const grownMb = slopeOf(half) * seconds;
  return {
    meanMb: mean,
    grownMb,
    grownPercent: (100 * grownMb) / mean,
    isFlat: grownMb <= (mean * FLAT_PERCENT) / 100,
  };
}
