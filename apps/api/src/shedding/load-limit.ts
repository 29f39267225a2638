/**
 * How many searches and pages one process works on at once. The event loop tells: while it is late, the number shrinks;
 * while it is on time, the number grows; in between, nothing changes, so that it does not swing.
 */

export type Look = {
  /** How late the event loop was, on average since the last look. */
  readonly delayMs: number;
  /** Searches and pages that are being worked on. */
  readonly running: number;
};

export type LoadState = {
  /** How many may be worked on at once. */
  readonly limit: number;
  /** The delay of the event loop over the last looks: one long turn is no overload. */
  readonly delayMs: number;
};

/**
 * A process that is busy but keeps up is about 10 ms late. Node accepts one connection for each turn of the loop: with
 * turns of 30 ms it greets only 30 new visitors a second, however short their requests are.
 */
const LATE_MS = 30;
const ON_TIME_MS = 15;
/** How much the newest look counts. */
const NEWEST = 0.3;
const [SHRINK, GROW] = [0.9, 1.05];

/** Keeps one core busy while some wait for a provider. */
export const MIN_RUNNING = 16;
/** More than one core can work on. */
export const MAX_RUNNING = 400;

export const AT_REST: LoadState = { limit: MAX_RUNNING, delayMs: 0 };

export function nextLoad(state: LoadState, { delayMs: newest, running }: Look): LoadState {
  const delayMs = state.delayMs * (1 - NEWEST) + newest * NEWEST;
  return { limit: nextLimit(state.limit, delayMs, running), delayMs };
}

function nextLimit(limit: number, delayMs: number, running: number): number {
  // A limit that nobody has reached did not limit anything, so the work that there is has to shrink.
  if (delayMs > LATE_MS) return Math.max(MIN_RUNNING, Math.floor(Math.min(limit, running) * SHRINK));
  if (delayMs < ON_TIME_MS) return Math.min(MAX_RUNNING, Math.ceil(limit * GROW));
  return limit;
}
