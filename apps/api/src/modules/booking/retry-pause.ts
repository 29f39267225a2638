import type { Intent } from './intent.repo';
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS } from './timings';

/** Reports a booking to a person after 5 tries without an answer, and then after every 30 more. */
const FIRST_LOOK = 5;
const LOOK_EVERY = 30;

/** Schedules the next try. The pauses grow. */
export function retryLater({ tries }: Pick<Intent, 'tries'>, now: number) {
  const ms = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  return { tries: tries + 1, nextTryAt: new Date(now + ms) };
}

export function isWorthReporting({ tries }: Pick<Intent, 'tries'>): boolean {
  return tries % LOOK_EVERY === FIRST_LOOK;
}
