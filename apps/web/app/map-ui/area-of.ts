import type { Area } from '@tenth-night/domain/places/area';
import type { Coordinates } from '@tenth-night/domain/places/distance';
import { nearestTurn } from './nearest-turn';

/** The area that holds all places. Longitudes continue past the date line, around `centre`. Null without places. */
export function areaOf(places: readonly Coordinates[], centre: Coordinates): Area | null {
  if (places.length === 0) return null;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => nearestTurn(longitude, centre.longitude));
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}
