/** Divides a city into quarters: the cells round seeded points. Roads run between them, streets inside. */
import { chanceOf, createRandom, type Random } from '../../../kernel/random';
import { slices } from '../../../kernel/slices';
import type { City } from '../../../world/cities/city';
import { kmFrom } from '../../../world/lat-lng';
import { isInside, mixed, type Point } from '../geometry';
import { airportsOf } from './airports';
import { mayHaveHotels } from './hotel-land';

/** `airport` and `sea` have no streets of their own. */
export type Use = 'old-town' | 'town' | 'park' | 'industry' | 'wood' | 'fields' | 'airport' | 'sea';

export interface Quarter {
  readonly id: number;
  /** The circle round the centre that it belongs to. */
  readonly circle: number;
  readonly at: Point;
  /** Convex, counter-clockwise. */
  readonly outline: readonly Point[];
  /** The quarter beyond each side. -1 is the end of the plan. */
  readonly beyond: readonly number[];
  readonly use: Use;
  /** A park that is a landmark has its name. */
  readonly name: string | null;
}

type Cell = Omit<Quarter, 'use' | 'name'>;
interface Site {
  readonly at: Point;
  readonly circle: number;
}

const GRID_COUNTRIES = new Set(['US', 'CA', 'AU', 'NZ', 'CL', 'AE', 'QA', 'SA']);
const OLD_TOWN_KM = 1.1;
const BUCKET_KM = 2;
const PARK_KM = 0.3;
const PARK_NAME = /park|garden|jardin|giardin|parc\b|parque|villa borghese|tiergarten|prater|tuileries|wood\b|zoo\b/i;

export const isGridCity = ({ country, slug }: City): boolean => GRID_COUNTRIES.has(country.code) && slug !== 'boston';
/** The plan continues beyond the districts with hotels. */
export const planRadiusKm = ({ radiusKm }: City): number => radiusKm * 1.25 + 3;

export async function drawQuarters(
  seed: string,
  city: City,
  isLand: (point: Point) => boolean,
): Promise<readonly Quarter[]> {
  const words = `${seed} ${city.slug} quarters`;
  const random = createRandom(words);
  const sites = isGridCity(city) ? gridSites(city, random) : circleSites(city, random);
  const near = bucketsOf(sites);
  const cells = await slices.map(sites, (site, id) => cellOf(site, id, sites, near(site.at), planRadiusKm(city)));
  const parks = parkLandmarks(city);
  return cells.map((cell): Quarter => {
    const park = parks.find(({ at }) => isInside(cell.outline, at));
    if (park) return { ...cell, use: 'park', name: park.name };
    return { ...cell, use: purposeOf(city, cell, isLand, `${words} ${cell.id}`), name: null };
  });
}

/** Circles of points round the centre. The distance between them grows. */
function circleSites(city: City, random: Random): Site[] {
  const sites: Site[] = [{ at: [0, 0], circle: 0 }];
  for (let [reach, circle] = [0.6, 1]; reach < planRadiusKm(city); circle++) {
    const gap = Math.min(1.9, 0.56 + reach * 0.1);
    const count = Math.round((2 * Math.PI * reach) / gap);
    const turn = random.range(0, 6.28);
    for (let k = 0; k < count; k++) {
      const angle = turn + ((k + random.range(-0.24, 0.24)) * 2 * Math.PI) / count;
      const away = reach + random.range(-0.16, 0.16) * gap;
      sites.push({ at: [Math.cos(angle) * away, Math.sin(angle) * away], circle });
    }
    reach += gap * 0.92;
  }
  return sites;
}

function gridSites(city: City, random: Random): Site[] {
  const radius = planRadiusKm(city);
  const gap = Math.max(0.85, radius / 17);
  const angle = gridAngle(city);
  const sites: Site[] = [];
  for (let u = -radius; u <= radius; u += gap) {
    for (let v = -radius; v <= radius; v += gap) {
      if (Math.hypot(u, v) > radius) continue;
      const [x, y] = [u + random.range(-0.07, 0.07) * gap, v + random.range(-0.07, 0.07) * gap];
      const at: Point = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
      sites.push({ at, circle: Math.round(Math.max(Math.abs(u), Math.abs(v)) / gap) });
    }
  }
  return sites;
}

/** The direction of a grid city's streets. */
export const gridAngle = ({ slug }: City): number => (chanceOf(`${slug} grid`) - 0.5) * 0.9;

function bucketsOf(sites: readonly Site[]): (at: Point) => number[] {
  const buckets = new Map<string, number[]>();
  const placeOf = (km: number): number => Math.floor(km / BUCKET_KM);
  for (const [id, { at }] of sites.entries()) {
    const key = `${placeOf(at[0])} ${placeOf(at[1])}`;
    buckets.set(key, [...(buckets.get(key) ?? []), id]);
  }
  return ([x, y]) => {
    const found: number[] = [];
    for (let dx = -2; dx <= 2; dx++) {
      for (let dy = -2; dy <= 2; dy++) found.push(...(buckets.get(`${placeOf(x) + dx} ${placeOf(y) + dy}`) ?? []));
    }
    return found;
  };
}

type Corner = { readonly at: Point; readonly beyond: number };

/** The area that is nearer to this point than to any other. */
function cellOf({ at, circle }: Site, id: number, sites: readonly Site[], near: number[], radius: number): Cell {
  const far = radius + 1;
  let corners: Corner[] = [
    { at: [-far, -far], beyond: -1 },
    { at: [far, -far], beyond: -1 },
    { at: [far, far], beyond: -1 },
    { at: [-far, far], beyond: -1 },
  ];
  const others = near
    .filter((other) => other !== id)
    .map((other) => {
      const [x, y] = (sites[other] as Site).at;
      return { other, x, y, km: Math.hypot(x - at[0], y - at[1]) };
    })
    .sort((a, b) => a.km - b.km);
  for (const { other, x, y, km } of others) {
    const reach = Math.max(...corners.map((corner) => Math.hypot(corner.at[0] - at[0], corner.at[1] - at[1])));
    if (km / 2 > reach) break;
    const [nx, ny] = [(at[0] - x) / km, (at[1] - y) / km];
    const [mx, my] = [(at[0] + x) / 2, (at[1] + y) / 2];
    corners = cut(corners, (point) => (point[0] - mx) * nx + (point[1] - my) * ny, other);
  }
  return { id, circle, at, outline: corners.map((corner) => corner.at), beyond: corners.map(({ beyond }) => beyond) };
}

function cut(corners: readonly Corner[], side: (point: Point) => number, beyond: number): Corner[] {
  const kept: Corner[] = [];
  for (let k = 0; k < corners.length; k++) {
    const [from, to] = [corners[k] as Corner, corners[(k + 1) % corners.length] as Corner];
    const [a, b] = [side(from.at), side(to.at)];
    if (a >= 0) kept.push(from);
    if (a >= 0 !== b >= 0) kept.push({ at: mixed(from.at, to.at, a / (a - b)), beyond: a >= 0 ? beyond : from.beyond });
  }
  return kept;
}

function parkLandmarks({ centre, landmarks }: City): readonly { readonly name: string; readonly at: Point }[] {
  return landmarks
    .filter(([name]) => PARK_NAME.test(name))
    .map(([name, latitude, longitude]) => ({ name, at: kmFrom(centre, { latitude, longitude }) }));
}

function purposeOf(city: City, { at, outline }: Cell, isLand: (point: Point) => boolean, words: string): Use {
  if (!isLand(at) && !outline.some(isLand)) return 'sea';
  if (airportsOf(city).some((airport) => Math.hypot(at[0] - airport.at[0], at[1] - airport.at[1]) < 2.4))
    return 'airport';
  const away = Math.hypot(...at);
  const lot = chanceOf(`${words} use`);
  const beyond = (away - city.radiusKm) / (planRadiusKm(city) - city.radiusKm);
  if (chanceOf(`${words} open`) < beyond * 1.5) return lot < 0.45 ? 'wood' : 'fields';
  if (away < OLD_TOWN_KM) return 'old-town';
  if (lot < 0.12 && !mayHaveHotels(city, at, PARK_KM)) return 'park';
  return lot > 0.95 && away > city.radiusKm * 0.7 ? 'industry' : 'town';
}
