/** When things were published: newest first, over the last four years of the invented world. */
import { chanceOf, type Random } from '../../kernel/random';

/** The last day of what is known: reviews end some days before it, so that houses could answer the newest. */
const LAST = Date.UTC(2026, 10, 1);
const LAST_REVIEW = Date.UTC(2026, 9, 20);
const DAY_MS = 24 * 60 * 60 * 1000;
const SPAN_MS = 4 * 365 * DAY_MS;
const LATE_SHARE = 0.2;
/** Recent years have more. */
const CURVE = 1.2;
/** Less than one, so that no two share a moment. */
const JITTER = 0.9;

export function publishedAt(words: string, index: number, count: number): Date {
  const age = ((index + 0.05 + JITTER * chanceOf(`${words} ${index} published`)) / count) ** CURVE;
  return new Date(LAST_REVIEW - age * SPAN_MS);
}

/** Within days mostly, sometimes after weeks; never later than what is known. */
export function answeredAt(published: Date, random: Random): Date {
  const days = random.chance(LATE_SHARE) ? random.range(10, 80) : random.range(0.3, 9);
  const date = new Date(published.getTime() + days * DAY_MS);
  return date.getTime() < LAST ? date : new Date(published.getTime() + DAY_MS);
}

/** Without milliseconds, as the wire has it. */
export const wireTime = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;
