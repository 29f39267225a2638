/** Rings around the centre at round distances, for a map without streets. */
import { type Coordinates, EARTH_RADIUS_KM } from '@tenth-night/domain/places/distance';

const STEPS_KM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
/** Between the middle of the view and its edge. */
const RINGS_WANTED = 5;
const MOST_RINGS = 12;
/** With more lines the grid is not drawn. */
const MOST_LINES = 60;
const CORNERS = 96;
const RAD = Math.PI / 180;

/**
 * The radii of the rings that the view may show: multiples of one round step, at every zoom. `reachKm` is the distance
 * from the middle of the view to its edge. `awayKm` is the distance from the middle of the view to the centre of the
 * rings.
 */
export function ringRadii(reachKm: number, awayKm: number): readonly number[] {
  const step = STEPS_KM.find((km) => km >= reachKm / RINGS_WANTED) ?? 1000;
  const first = Math.max(1, Math.ceil((awayKm - 2 * reachKm) / step));
  const last = Math.min(first + MOST_RINGS - 1, Math.ceil((awayKm + 2 * reachKm) / step));
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toFixed(1)));
}

/** The point at the distance `km` from `from`. The bearing is clockwise from north, in degrees. */
export function pointAt(from: Coordinates, km: number, bearing: number): Coordinates {
  const [latitude, angle, course] = [from.latitude * RAD, km / EARTH_RADIUS_KM, bearing * RAD];
  const sine = Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(course);
  const turn = Math.atan2(
    Math.sin(course) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * sine,
  );
  return { latitude: Math.asin(sine) / RAD, longitude: from.longitude + turn / RAD };
}

/** A closed ring of [longitude, latitude] points. */
export function ring(centre: Coordinates, km: number): [number, number][] {
  return Array.from({ length: CORNERS + 1 }, (_, i) => {
    const { latitude, longitude } = pointAt(centre, km, ((i % CORNERS) * 360) / CORNERS);
    return [longitude, latitude];
  });
}

/** Grid lines in both directions, with the spacing of the rings. They end at the last ring. */
export function grid(centre: Coordinates, radii: readonly number[]): [number, number][][] {
  const last = radii.at(-1) ?? 0;
  const step = (radii[1] ?? 0) - (radii[0] ?? 0);
  const lines = step > 0 ? Math.round(last / step) : 0;
  if (lines === 0 || lines > MOST_LINES) return [];
  const ends = (km: number, aside: number): [number, number][] =>
    [aside - 90, aside + 90].map((bearing) => {
      const { latitude, longitude } = pointAt(pointAt(centre, km, aside), last, bearing);
      return [longitude, latitude];
    });
  return Array.from({ length: 2 * lines + 1 }, (_, i) => (i - lines) * step).flatMap((km) => [
    ends(km, 0),
    ends(km, 90),
  ]);
}
