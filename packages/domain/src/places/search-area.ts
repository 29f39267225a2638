/**
 * The radius around a place in which we search for hotels. The provider's search by place id covers only 1 km, which is
 * a street corner of a city. We search by coordinates and a radius that fits the place.
 */
import { type Coordinates, distanceKm } from './distance';
import type { PlaceType } from './place';

export type Viewport = { readonly high: Coordinates; readonly low: Coordinates };

const METRES = 1000;
/** A landmark's viewport is only the building. Travellers also mean the hotels around it. */
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
