/** A city's airports on its plan: the real places, with an invented runway. */
import { chanceOf } from '../../../kernel/random';
import type { City } from '../../../world/cities/city';
import { kmFrom } from '../../../world/lat-lng';
import type { Point } from '../geometry';

export interface PlannedAirport {
  readonly name: string;
  readonly at: Point;
  readonly field: readonly Point[];
  readonly runway: readonly [Point, Point];
}

const HALF_KM: Point = [1.7, 0.75];

export function airportsOf({ centre, airports }: City): readonly PlannedAirport[] {
  return airports.map(([name, , latitude, longitude]) => {
    const at = kmFrom(centre, { latitude, longitude });
    const angle = chanceOf(`${name} runway`) * Math.PI;
    const spot = (u: number, v: number): Point => [
      at[0] + u * Math.cos(angle) - v * Math.sin(angle),
      at[1] + u * Math.sin(angle) + v * Math.cos(angle),
    ];
    const [u, v] = HALF_KM;
    return {
      name,
      at,
      field: [spot(-u, -v), spot(u, -v), spot(u, v), spot(-u, v)],
      runway: [spot(-u * 0.9, 0.25), spot(u * 0.9, 0.25)],
    };
  });
}
