/** Where a city's hotels may stand: in its districts. */
import { type City, districtCentre } from '../../../world/cities/city';
import { kmFrom } from '../../../world/lat-lng';
import type { Point } from '../geometry';

/** Whether a disc of this size touches a district. */
export function mayHaveHotels({ centre, districts }: City, [x, y]: Point, reachKm: number): boolean {
  return districts.some((district) => {
    const [east, north] = kmFrom(centre, districtCentre(district));
    return Math.hypot(east - x, north - y) < district[3] + reachKm;
  });
}
