import type { Intent } from './intent.repo';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 20_000;
/** So many tries in a row without an answer are worth a person's look, and so many more each time after that. */
const FIRST_LOOK = 5;
const LOOK_EVERY = 30;

/** What did not work is tried again, less and less often. */
export function nextPause({ tries }: Pick<Intent, 'tries'>, now: number) {
  const ms = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  return { tries: tries + 1, nextTryAt: new Date(now + ms) };
}

export function isWorthALook({ tries }: Pick<Intent, 'tries'>): boolean {
  return tries % LOOK_EVERY === FIRST_LOOK;
}
