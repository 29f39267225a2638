const AT_LATEST_MS = 3_000;
/** For browsers that cannot tell whether they are idle. */
const USUALLY_IDLE_MS = 500;

/** Runs when the browser has nothing more urgent to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: AT_LATEST_MS });
  else setTimeout(run, USUALLY_IDLE_MS);
}
