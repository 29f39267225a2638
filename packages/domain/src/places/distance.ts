/** Distance on the globe in km. Search-and-browse §9: Earth radius 6371 km, shown to 1 decimal. */

export type Coordinates = { readonly latitude: number; readonly longitude: number };

export const EARTH_RADIUS_KM = 6371;

export function distanceKm(a: Coordinates, b: Coordinates): number {
  const rad = Math.PI / 180;
  const half = (from: number, to: number) => Math.sin(((to - from) * rad) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
