/** Which parts of a city's plan are land and which are water: a grid of small squares. */
import { slices } from '../../../kernel/slices';
import { type City, districtCentre } from '../../../world/cities/city';
import { kmFrom } from '../../../world/lat-lng';
import { watersOf } from '../../../world/waters/waters';
import type { Point } from '../geometry';

export interface Ground {
  isLand(point: Point): boolean;
  /** Rivers and lakes are not sea: the map draws them over the ground. */
  isSea(point: Point): boolean;
  /** Land that the coarse coast misses: every district stands on land. */
  readonly islands: readonly (readonly Point[])[];
}

interface Disc {
  readonly at: Point;
  readonly reach: number;
}

const [SEA, LAND, FRESH_WATER] = [0, 1, 2];
const CELL_KM = 0.05;
const MOST_CELLS = 900;
const LANDMARK_KM = 0.15;
const AIRPORT_KM = 2;
const CORNERS = 40;

/** `land` are rings in km, each with its holes. */
export async function createGround(
  city: City,
  radiusKm: number,
  land: readonly (readonly (readonly Point[])[])[],
): Promise<Ground> {
  const cell = Math.max(CELL_KM, (2 * radiusKm) / MOST_CELLS);
  const size = Math.ceil((2 * radiusKm) / cell);
  const cells = new Uint8Array(size * size);
  const at = (km: number): number => Math.floor((km + radiusKm) / cell);
  const fill = async (rings: readonly (readonly Point[])[], value: number): Promise<void> => {
    const rows = crossings(rings, size, (row) => (row + 0.5) * cell - radiusKm, at);
    for (const [row, found] of rows.entries()) {
      while (slices.isOver()) await slices.next();
      found.sort((a, b) => a - b);
      for (let k = 0; k + 1 < found.length; k += 2) {
        const [from, to] = [at(found[k] as number), at(found[k + 1] as number)];
        cells.fill(value, row * size + Math.max(0, Math.min(size, from)), row * size + Math.max(0, Math.min(size, to)));
      }
    }
  };
  const cellAt = ([x, y]: Point): number => {
    const [column, row] = [at(x), at(y)];
    const isOutside = column < 0 || row < 0 || column >= size || row >= size;
    return isOutside ? LAND : (cells[row * size + column] ?? LAND);
  };
  const isLand = (point: Point): boolean => cellAt(point) === LAND;
  for (const rings of land) await fill(rings, LAND);
  const islands = discsOf(city)
    .filter((disc) => !isAllLand(disc, isLand))
    .map(coastOf);
  for (const island of islands) await fill([island], LAND);
  const { rivers, lakes } = watersOf(city);
  for (const { shore } of lakes) await fill([shore], FRESH_WATER);
  for (const { path, widthKm } of rivers) await fill([riverBanks(path, widthKm)], FRESH_WATER);
  return { isLand, isSea: (point) => cellAt(point) === SEA, islands };
}

/** For each row, where the rings cross it. */
function crossings(
  rings: readonly (readonly Point[])[],
  size: number,
  kmOf: (row: number) => number,
  rowOf: (km: number) => number,
): number[][] {
  const rows: number[][] = Array.from({ length: size }, () => []);
  for (const ring of rings) {
    for (let k = 0; k < ring.length; k++) {
      const [[ax, ay], [bx, by]] = [ring[k] as Point, ring[(k + 1) % ring.length] as Point];
      const [low, high] = [Math.max(0, rowOf(Math.min(ay, by))), Math.min(size - 1, rowOf(Math.max(ay, by)))];
      for (let row = low; row <= high; row++) {
        const y = kmOf(row);
        if (ay > y !== by > y) rows[row]?.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
      }
    }
  }
  return rows;
}

function discsOf({ centre, districts, landmarks, airports }: City): readonly Disc[] {
  const disc = (latitude: number, longitude: number, reach: number): Disc => ({
    at: kmFrom(centre, { latitude, longitude }),
    reach,
  });
  return [
    ...districts.map((district) => ({ at: kmFrom(centre, districtCentre(district)), reach: district[3] })),
    ...landmarks.map(([, latitude, longitude]) => disc(latitude, longitude, LANDMARK_KM)),
    ...airports.map(([, , latitude, longitude]) => disc(latitude, longitude, AIRPORT_KM)),
  ];
}

function isAllLand({ at: [x, y], reach }: Disc, isLand: (point: Point) => boolean): boolean {
  return Array.from({ length: 12 }, (_, k) => (k * Math.PI) / 6).every((angle) =>
    [0, 0.6, 1.1].every((share) => isLand([x + Math.cos(angle) * reach * share, y + Math.sin(angle) * reach * share])),
  );
}

/** An irregular coast round the disc. */
function coastOf({ at: [x, y], reach }: Disc): Point[] {
  const turn = x * 7 + y * 3;
  return Array.from({ length: CORNERS }, (_, k) => {
    const angle = (k * 2 * Math.PI) / CORNERS;
    const wave = 1.2 + 0.09 * Math.sin(3 * angle + turn) + 0.05 * Math.sin(7 * angle + 2 * turn);
    const away = reach * wave + 0.12;
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
  });
}

/** The outline of a river. It begins and ends in points. */
export function riverBanks(path: readonly Point[], widthKm: number): Point[] {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (const [k, [x, y]] of path.entries()) {
    const [before, after] = [path[Math.max(0, k - 1)] as Point, path[Math.min(path.length - 1, k + 1)] as Point];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const end = Math.min(1, k / 12, (path.length - 1 - k) / 12);
    const half = (widthKm / 2) * Math.sqrt(end);
    left.push([x - (dy / length) * half, y + (dx / length) * half]);
    right.push([x + (dy / length) * half, y - (dx / length) * half]);
  }
  return [...left, ...right.reverse()];
}
