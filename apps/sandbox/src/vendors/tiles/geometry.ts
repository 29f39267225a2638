/** Small plane geometry for maps. */
export type Point = readonly [x: number, y: number];
export type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

export const boxOf = (points: readonly Point[]): Box => {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return [minX, minY, maxX, maxY];
};

export const overlaps = (a: Box, b: Box): boolean => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];

export const mixed = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Twice the area with its sign: positive if the ring runs counter-clockwise with y up. */
export function signedArea(ring: readonly Point[]): number {
  let sum = 0;
  for (let k = 0; k < ring.length; k++) {
    const [[ax, ay], [bx, by]] = [ring[k] as Point, ring[(k + 1) % ring.length] as Point];
    sum += ax * by - bx * ay;
  }
  return sum;
}

/** The part of a convex or other polygon on the side of a line where `side` is not negative. */
export function cutPolygon(ring: readonly Point[], side: (point: Point) => number): Point[] {
  const kept: Point[] = [];
  for (let k = 0; k < ring.length; k++) {
    const [from, to] = [ring[k] as Point, ring[(k + 1) % ring.length] as Point];
    const [a, b] = [side(from), side(to)];
    if (a >= 0) kept.push(from);
    if (a >= 0 !== b >= 0) kept.push(mixed(from, to, a / (a - b)));
  }
  return kept;
}

/** The sides of a convex polygon that runs counter-clockwise: the distance of a point to each, positive inside. */
export function sidesOf(convex: readonly Point[], insetKm = 0): ((point: Point) => number)[] {
  return convex.map(([ax, ay], k) => {
    const [bx, by] = convex[(k + 1) % convex.length] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    return ([x, y]) => (x - ax) * nx + (y - ay) * ny - insetKm;
  });
}

/** The part of a straight line inside a convex polygon, or null. */
export function cutLine(from: Point, to: Point, sides: readonly ((point: Point) => number)[]): [Point, Point] | null {
  let [start, end] = [0, 1];
  for (const side of sides) {
    const [a, b] = [side(from), side(to)];
    if (a < 0 && b < 0) return null;
    if (a < 0) start = Math.max(start, a / (a - b));
    else if (b < 0) end = Math.min(end, a / (a - b));
  }
  return start < end ? [mixed(from, to, start), mixed(from, to, end)] : null;
}

/** Points along a line, never farther apart than `step`. */
export function subdivided(points: readonly Point[], step: number): Point[] {
  const fine: Point[] = points.slice(0, 1);
  for (let k = 1; k < points.length; k++) {
    const [from, to] = [points[k - 1] as Point, points[k] as Point];
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    for (let part = 1; part <= parts; part++) fine.push(mixed(from, to, part / parts));
  }
  return fine;
}

/** Cuts the corners of a ring or a line (Chaikin). */
export function rounded(points: readonly Point[], isRing: boolean): Point[] {
  const smooth: Point[] = isRing ? [] : points.slice(0, 1);
  for (let k = 0; k < points.length - (isRing ? 0 : 1); k++) {
    const [from, to] = [points[k] as Point, points[(k + 1) % points.length] as Point];
    smooth.push(mixed(from, to, 0.25), mixed(from, to, 0.75));
  }
  if (!isRing) smooth.push(points.at(-1) as Point);
  return smooth;
}

export function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let k = 0; k < ring.length; k++) {
    const [[ax, ay], [bx, by]] = [ring[k] as Point, ring[(k + 1) % ring.length] as Point];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
