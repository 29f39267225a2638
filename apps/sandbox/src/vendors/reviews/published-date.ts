/** Publication dates: newest first, back from the week of the clock. */
import { chanceOf, type Random } from '../../kernel/random';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Dates move with the clock week by week, so that the same requests get the same bytes for some days. */
const WEEK_MS = 7 * DAY_MS;
/** The newest review is not written today, so that the hotel could answer it. */
const NEWEST_MS = 2 * DAY_MS;
/** How long a review stays the newest one, on average. */
const EACH_MS = 8 * DAY_MS;
const [SHORTEST_MS, LONGEST_MS] = [2 * 365 * DAY_MS, 15 * 365 * DAY_MS];
const LATE_SHARE = 0.2;
/** Less than one, so that no two reviews have the same time. */
const JITTER = 0.9;

export function publishedAt(words: string, index: number, count: number, now: Date): Date {
  const newest = Math.floor(now.getTime() / WEEK_MS) * WEEK_MS - NEWEST_MS;
  const span = Math.max(SHORTEST_MS, Math.min(LONGEST_MS, count * EACH_MS));
  return new Date(newest - (span * (index + 0.05 + JITTER * chanceOf(`${words} ${index} published`))) / count);
}

/** Mostly within days, sometimes after weeks. Never later than now. */
export function answeredAt(published: Date, now: Date, random: Random): Date {
  const days = random.chance(LATE_SHARE) ? random.range(10, 80) : random.range(0.3, 9);
  const date = new Date(published.getTime() + days * DAY_MS);
  return date < now ? date : new Date(published.getTime() + DAY_MS);
}

/** Without milliseconds, as on the wire. */
export const wireTime = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;
