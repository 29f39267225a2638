/**
 * A place around the traveler's own position. Its id holds the position, so that its address works like that of every
 * other search. The provider does not know it.
 */
import type { Coordinates } from './distance';
import type { Place } from './place';
import type { Viewport } from './search-area';

const PREFIX = 'near_';
const ID = /^near_(-?\d{1,4})_(-?\d{1,5})$/;
/** A hundredth of a degree is about a kilometer. That is enough to find hotels, and an address names nobody's home. */
const STEPS_PER_DEGREE = 100;
/** To the corner of the area: about 15 km at most. */
const REACH_DEGREES = 0.1;

export const isNearPlace = (id: string | null): boolean => id?.startsWith(PREFIX) === true;

export function nearPlaceId({ latitude, longitude }: Coordinates): string {
  return `${PREFIX}${steps(latitude)}_${steps(longitude)}`;
}

/** Null for the id of any other place, and for a position that is not on the globe. */
export function nearPlace(id: string): { readonly place: Place; readonly viewport: Viewport } | null {
  const [latitude, longitude] = (ID.exec(id) ?? []).slice(1).map((text) => Number(text) / STEPS_PER_DEGREE);
  if (latitude === undefined || longitude === undefined) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const nowhere = { city: null, state: null, country: null, countryCode: null, iata: null };
  return {
    place: { id, name: `${latitude}, ${longitude}`, type: 'poi', ...nowhere, latitude, longitude },
    viewport: {
      low: { latitude: latitude - REACH_DEGREES, longitude: longitude - REACH_DEGREES },
      high: { latitude: latitude + REACH_DEGREES, longitude: longitude + REACH_DEGREES },
    },
  };
}

function steps(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEGREE);
}
