/** Points on the globe, exact enough for a city. */
export interface LatLng {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const toFiveDecimals = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

export function distanceKm(a: LatLng, b: LatLng): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLng = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}

/** The point at this distance north and east of another. */
export function shifted(from: LatLng, northKm: number, eastKm: number): LatLng {
  return {
    latitude: toFiveDecimals(from.latitude + northKm / KM_PER_DEGREE),
    longitude: toFiveDecimals(from.longitude + eastKm / (KM_PER_DEGREE * Math.cos(radians(from.latitude)))),
  };
}

/** How far a point is from another, east and north. The opposite of `shifted`. */
export function kmFrom(origin: LatLng, { latitude, longitude }: LatLng): readonly [eastKm: number, northKm: number] {
  return [
    (longitude - origin.longitude) * KM_PER_DEGREE * Math.cos(radians(origin.latitude)),
    (latitude - origin.latitude) * KM_PER_DEGREE,
  ];
}
