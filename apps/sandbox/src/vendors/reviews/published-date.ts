/** Publication dates: newest first, over the last four years of the invented world. */
import { chanceOf, type Random } from '../../kernel/random';

/** The last known day. Reviews end some days earlier, so that hotels could answer the newest one. */
const LAST = Date.UTC(2026, 10, 1);
const LAST_REVIEW = Date.UTC(2026, 9, 20);
const DAY_MS = 24 * 60 * 60 * 1000;
const SPAN_MS = 4 * 365 * DAY_MS;
const LATE_SHARE = 0.2;
/** Recent years have more reviews. */
const CURVE = 1.2;
/** Less than one, so that no two reviews have the same time. */
const JITTER = 0.9;

export function publishedAt(words: string, index: number, count: number): Date {
  const age = ((index + 0.05 + JITTER * chanceOf(`${words} ${index} published`)) / count) ** CURVE;
  return new Date(LAST_REVIEW - age * SPAN_MS);
}

/** Mostly within days, sometimes after weeks. Never later than the last known day. */
export function answeredAt(published: Date, random: Random): Date {
  const days = random.chance(LATE_SHARE) ? random.range(10, 80) : random.range(0.3, 9);
  const date = new Date(published.getTime() + days * DAY_MS);
  return date.getTime() < LAST ? date : new Date(published.getTime() + DAY_MS);
}

/** Without milliseconds, as on the wire. */
export const wireTime = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;
