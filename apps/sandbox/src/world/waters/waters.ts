/** Rivers and lakes of the cities, roughly where the real ones are. No hotel stands in a river. */
import Type from 'typebox';
import { asSeed, closed, type Seed, Text } from '../../kernel/seed';
import { type City, districtCentre } from '../cities/city';
import { kmFrom, type LatLng, shifted } from '../lat-lng';
import seed from './waters.seed.json';

/** Kilometres east and north of the city's centre. */
export type KmPoint = readonly [eastKm: number, northKm: number];
export interface River {
  readonly name: string;
  readonly widthKm: number;
  readonly path: readonly KmPoint[];
}
export interface Lake {
  readonly name: string;
  readonly shore: readonly KmPoint[];
}
export interface Waters {
  readonly rivers: readonly River[];
  readonly lakes: readonly Lake[];
}

const Points = Type.Array(Type.Tuple([Type.Number(), Type.Number()]), { minItems: 3 });
/** By the slug of the city. Points are latitude and longitude; the width is in metres. */
export const WatersSeed = Type.Record(
  Type.String(),
  closed({
    rivers: Type.Array(closed({ name: Text, width: Type.Number({ minimum: 10 }), path: Points })),
    lakes: Type.Optional(Type.Array(closed({ name: Text, shore: Points }))),
  }),
);
const WATERS: Seed<typeof WatersSeed> = asSeed<typeof WatersSeed>(seed);
export const WATERED_SLUGS: readonly string[] = Object.keys(WATERS);

/** Between a river and the nearest hotel. */
const BANK_KM = 0.035;
const STEP_KM = 0.12;
/** A lake stays this much outside of the districts. */
const SHORE_SHARE = 1.15;

const known = new WeakMap<City, Waters>();

export function watersOf(city: City): Waters {
  const found = known.get(city) ?? drawWaters(city);
  known.set(city, found);
  return found;
}

function drawWaters(city: City): Waters {
  const { rivers = [], lakes = [] } = WATERS[city.slug] ?? {};
  const inKm = ([latitude, longitude]: readonly [number, number]): KmPoint =>
    kmFrom(city.centre, { latitude, longitude });
  const discs = city.districts.map((district) => ({
    at: kmFrom(city.centre, districtCentre(district)),
    reach: district[3] * SHORE_SHARE + BANK_KM,
  }));
  return {
    rivers: rivers.map(({ name, width, path }) => ({
      name,
      widthKm: width / 1000,
      path: curve(path.map(inKm), false),
    })),
    lakes: lakes.map(({ name, shore }) => ({
      name,
      shore: curve(shore.map(inKm), true).map((point) => discs.reduce(pushedOut, point)),
    })),
  };
}

function pushedOut(point: KmPoint, { at, reach }: { readonly at: KmPoint; readonly reach: number }): KmPoint {
  const [dx, dy] = [point[0] - at[0], point[1] - at[1]];
  const away = Math.hypot(dx, dy) || 1e-6;
  if (away >= reach) return point;
  return [at[0] + (dx / away) * reach, at[1] + (dy / away) * reach];
}

/** A smooth curve through the points (Catmull-Rom). */
function curve(points: readonly KmPoint[], isClosed: boolean): KmPoint[] {
  const { length } = points;
  const at = (k: number): KmPoint =>
    points[isClosed ? (k + length) % length : Math.max(0, Math.min(length - 1, k))] as KmPoint;
  const smooth: KmPoint[] = isClosed ? [] : [at(0)];
  for (let k = 0; k < length - (isClosed ? 0 : 1); k++) {
    const [before, from, to, after] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP_KM));
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      const bend = (axis: 0 | 1): number =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
      smooth.push([bend(0), bend(1)]);
    }
  }
  return smooth;
}

/** Moves a point that is in a river to its bank. */
export function ashore(city: City, spot: LatLng): LatLng {
  const { rivers } = watersOf(city);
  if (rivers.length === 0) return spot;
  const start = kmFrom(city.centre, spot);
  let point: KmPoint = start;
  for (const river of rivers) point = outOf(river, point);
  // Again, because one river's bank may be in another river.
  if (point !== start) for (const river of rivers) point = outOf(river, point);
  return point === start ? spot : shifted(city.centre, point[1], point[0]);
}

function outOf({ path, widthKm }: River, point: KmPoint): KmPoint {
  const wanted = widthKm / 2 + BANK_KM;
  const nearest = nearestOn(path, point, wanted);
  if (!nearest) return point;
  const { at, km } = nearest;
  const [dx, dy] = km < 1e-6 ? [1, 0] : [(point[0] - at[0]) / km, (point[1] - at[1]) / km];
  return [at[0] + dx * wanted, at[1] + dy * wanted];
}

type Nearest = { readonly at: KmPoint; readonly km: number };

/** Null if the whole path is at least `withinKm` away. */
function nearestOn(path: readonly KmPoint[], [x, y]: KmPoint, withinKm: number): Nearest | null {
  let best: Nearest | null = null;
  for (let k = 1; k < path.length; k++) {
    const a = path[k - 1] as KmPoint;
    const b = path[k] as KmPoint;
    // Most parts of a river are far away: comparing numbers is enough for them.
    if (isBeyond(x, a[0], b[0], withinKm) || isBeyond(y, a[1], b[1], withinKm)) continue;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    const at: KmPoint = [a[0] + dx * t, a[1] + dy * t];
    const km = Math.hypot(x - at[0], y - at[1]);
    if (km < (best?.km ?? withinKm)) best = { at, km };
  }
  return best;
}

const isBeyond = (value: number, a: number, b: number, within: number): boolean =>
  (value < a - within && value < b - within) || (value > a + within && value > b + within);
