import type { Intent } from './intent.repo';
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS } from './timings';

/** So many tries in a row without an answer are worth a person's look, and so many more each time after that. */
const FIRST_LOOK = 5;
const LOOK_EVERY = 30;

/** What did not work is tried again, less and less often. */
export function retryLater({ tries }: Pick<Intent, 'tries'>, now: number) {
  const ms = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  return { tries: tries + 1, nextTryAt: new Date(now + ms) };
}

export function isWorthReporting({ tries }: Pick<Intent, 'tries'>): boolean {
  return tries % LOOK_EVERY === FIRST_LOOK;
}
