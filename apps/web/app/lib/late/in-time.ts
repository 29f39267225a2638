/** How long the server waits for a part of a page before it sends the page without it. */

/** An answer from our cache arrives within this time, and is part of the page itself. */
export const CACHED_MS = 15;
/** A page for a browser without scripts waits for its prices at most this long. */
export const PLAIN_MS = 8_000;

/** Null if it fails, or takes longer than this. */
export async function inTime<Value>(value: Promise<Value>, ms: number | null): Promise<Value | null> {
  const known = value.catch(() => null);
  if (ms === null) return known;
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, ms, null));
  return Promise.race([known, tooLate]);
}
