/** Asks the browser where the traveler is. The browser asks the traveler first. */
import type { Coordinates } from '@tenth-night/domain/places/distance';

export type Position =
  | { readonly kind: 'found'; readonly at: Coordinates }
  /** The traveler or the browser's settings said no. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' };

/** A hotel search needs no satellite fix, and a position of a few minutes ago is good enough. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

/** `geolocation` is null in a browser without it. */
export function askPosition(geolocation: Geolocation | null): Promise<Position> {
  return new Promise((resolve) => {
    if (!geolocation) {
      resolve({ kind: 'failed' });
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: 'found', at: { latitude, longitude } }),
      (error) => resolve({ kind: error.code === error.PERMISSION_DENIED ? 'refused' : 'failed' }),
      OPTIONS,
    );
  });
}
