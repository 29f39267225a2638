/** How a list of hotels is asked for its rates. Search-and-browse §9: chunks of 200, 3 at once, 50 to 150 ms between. */

export const RATE_BATCH_SIZE = 200;
export const RATE_CONCURRENCY = 3;
export const RATE_PAUSE_MS = { min: 50, max: 150 } as const;

export function rateBatches(hotelIds: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(hotelIds.length / RATE_BATCH_SIZE) }, (_, i) =>
    hotelIds.slice(i * RATE_BATCH_SIZE, (i + 1) * RATE_BATCH_SIZE),
  );
}

/** The pause before the next chunk; `chance` lies in [0, 1). */
export function ratePause(chance: number): number {
  return Math.round(RATE_PAUSE_MS.min + chance * (RATE_PAUSE_MS.max - RATE_PAUSE_MS.min));
}
