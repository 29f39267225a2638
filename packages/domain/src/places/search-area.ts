/**
 * How far round a place its hotels are looked for. The provider's own search by place id covers 1 km only,
 * which is a street corner of a city: we ask by coordinates and a radius that fits the place.
 */
import { type Coordinates, distanceKm } from './distance';
import type { PlaceType } from './place';

export type Viewport = { readonly high: Coordinates; readonly low: Coordinates };

const METRES = 1000;
/** A landmark's own viewport is the building; nobody means only the hotels inside it. */
const LEAST_KM: Readonly<Record<PlaceType, number>> = {
  city: 5,
  region: 20,
  airport: 10,
  landmark: 5,
  poi: 5,
  store: 5,
  hotel: 1,
};
const MOST_KM = 50;

export function searchRadiusMetres(type: PlaceType, centre: Coordinates, viewport: Viewport | null): number {
  const reach = viewport ? Math.max(distanceKm(centre, viewport.high), distanceKm(centre, viewport.low)) : 0;
  return Math.round(Math.min(MOST_KM, Math.max(LEAST_KM[type], reach)) * METRES);
}
