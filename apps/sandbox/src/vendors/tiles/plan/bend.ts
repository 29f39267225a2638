/** Bends a city of straight lines a little, so that its streets look grown. */
import type { Random } from '../../../kernel/random';
import type { Point } from '../geometry';

export type Bend = (point: Point) => Point;

/** The farthest that a point moves. */
export const BEND_REACH_KM = 0.25;

export function createBend(random: Random, isGrid: boolean): Bend {
  const [wide, narrow] = isGrid ? [0.05, 0] : [0.16, 0.022];
  const [a, b, c, d, e, f] = Array.from({ length: 6 }, () => random.range(0, 6.28)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return ([x, y]) => [
    x + wide * Math.sin(x / 2.1 + a + 0.8 * Math.sin(y / 1.7 + b)) + narrow * Math.sin(y / 0.31 + e),
    y + wide * Math.sin(y / 2.4 + c + 0.8 * Math.sin(x / 1.9 + d)) + narrow * Math.sin(x / 0.29 + f),
  ];
}
