/** The houses of a block, seen from above. */
import { createRandom } from '../../../kernel/random';
import { mixed, type Point } from '../geometry';
import type { Block } from './streets';

const FRONT_KM = 0.026;
const EMPTY_SHARE = 0.07;

/** Two rows of houses with yards between them. A block that is not a rectangle is one house. */
export function housesOf(words: string, { outline, isWhole, id }: Block): readonly (readonly Point[])[] {
  const random = createRandom(`${words} houses ${id}`);
  const [a, b, c, d] = outline;
  if (!isWhole || !a || !b || !c || !d) return random.chance(0.75) ? [outline] : [];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const count = Math.max(2, Math.round(length / (FRONT_KM * random.range(0.7, 1.6))));
  const houses: Point[][] = [];
  for (const [from, to, far, farEnd] of [
    [a, b, d, c],
    [d, c, a, b],
  ] as const) {
    for (let k = 0; k < count; k++) {
      if (random.chance(EMPTY_SHARE)) continue;
      const depth = random.range(0.28, 0.44);
      const [start, end] = [k / count, (k + random.range(0.9, 1)) / count];
      const [one, two] = [mixed(from, to, start), mixed(from, to, end)];
      houses.push([one, two, mixed(two, mixed(far, farEnd, end), depth), mixed(one, mixed(far, farEnd, start), depth)]);
    }
  }
  return houses;
}
