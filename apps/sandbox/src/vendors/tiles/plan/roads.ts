/** The larger roads of a city: between its quarters, out of it, round it, and its railways. */
import { chanceOf, createRandom } from '../../../kernel/random';
import { slices } from '../../../kernel/slices';
import type { City } from '../../../world/cities/city';
import type { MapFeature, Tags } from '../feature';
import { isInside, type Point } from '../geometry';
import { airportsOf } from './airports';
import { gridAngle, isGridCity, planRadiusKm, type Quarter } from './quarters';
import type { Sheet } from './sheet';
import { streetName } from './street-name';

const BRIDGE_KM = { highway: 2.2, primary: 1.5, secondary: 1.1, tertiary: 0.25, rail: 1.3 };
const CORNERS = 120;
const STATION_TRIES = 12;
const OPEN: ReadonlySet<string> = new Set(['wood', 'fields', 'airport', 'sea', 'park']);

type Class = 'primary' | 'secondary' | 'tertiary';
const MIN_ZOOM: Readonly<Record<Class, number>> = { primary: 9, secondary: 11, tertiary: 12 };

export async function drawRoads(
  seed: string,
  city: City,
  quarters: readonly Quarter[],
  sheet: Sheet,
): Promise<MapFeature[]> {
  const isGrid = isGridCity(city);
  const between = await slices.map(quarters, (quarter) => quarterRoads(seed, city, quarter, quarters, isGrid, sheet));
  return [
    ...between.flat(),
    ...avenues(seed, city, sheet),
    ...ringRoad(city, sheet),
    ...railways(seed, city, quarters, sheet),
    ...runways(city, sheet),
  ];
}

/** One road on every side that two quarters share. */
function quarterRoads(
  seed: string,
  city: City,
  quarter: Quarter,
  quarters: readonly Quarter[],
  isGrid: boolean,
  sheet: Sheet,
): MapFeature[] {
  const { id, beyond, outline } = quarter;
  return beyond.flatMap((other, side) => {
    const neighbour = quarters[other];
    if (!neighbour || other < id) return [];
    const words = `${seed} ${city.slug} road ${id} ${other}`;
    const kind = classOf(quarter, neighbour, isGrid, chanceOf(words));
    if (!kind) return [];
    const ends = [outline[side] as Point, outline[(side + 1) % outline.length] as Point];
    return sheet.road(major(kind, streetName(city, createRandom(words))), ends, BRIDGE_KM[kind]);
  });
}

function classOf(a: Quarter, b: Quarter, isGrid: boolean, lot: number): Class | null {
  const isOpen = OPEN.has(a.use) && OPEN.has(b.use);
  if (a.use === 'airport' && b.use === 'airport') return null;
  if (isOpen) return lot < 0.35 && a.use !== 'park' ? 'tertiary' : null;
  const isRound = a.circle !== b.circle;
  if (isRound && Math.min(a.circle, b.circle) % 4 === 2) return isGrid ? 'secondary' : 'primary';
  if (isGrid) return lot < 0.3 ? 'secondary' : 'tertiary';
  return lot < 0.4 ? 'secondary' : 'tertiary';
}

function major(kind: Class, name: string | null): Pick<MapFeature, 'layer' | 'tags' | 'minZoom'> {
  const tags: Tags = { kind: 'major_road', kind_detail: kind, ...(name && { name }) };
  return { layer: 'roads', tags, minZoom: MIN_ZOOM[kind] };
}

const highway = (ref: string): Pick<MapFeature, 'layer' | 'tags' | 'minZoom'> => ({
  layer: 'roads',
  tags: { kind: 'highway', kind_detail: 'motorway', ref, network: 'road' },
  minZoom: 6,
});

/** Straight roads from the centre: an avenue in town, a motorway outside of the ring road. */
function avenues(seed: string, city: City, sheet: Sheet): MapFeature[] {
  const random = createRandom(`${seed} ${city.slug} avenues`);
  const isGrid = isGridCity(city);
  const count = isGrid ? 4 : random.int(5, 7);
  const turn = isGrid ? gridAngle(city) : random.range(0, 6.28);
  const ring = ringKm(city);
  return Array.from({ length: count }, (_, k) => k).flatMap((k) => {
    const angle = turn + ((k + (isGrid ? 0 : random.range(-0.2, 0.2))) * 2 * Math.PI) / count;
    const out = (km: number, aside = 0): Point => [Math.cos(angle + aside) * km, Math.sin(angle + aside) * km];
    const name = streetName(city, random);
    const far = planRadiusKm(city) * random.range(1.5, 2.2);
    const sway = random.range(-0.25, 0.25);
    const way = Array.from({ length: 12 }, (_, step) => {
      const t = step / 11;
      return out(ring + (far - ring) * t, sway * t * t);
    });
    return [
      ...sheet.road(major('primary', name), [[0, 0], out(ring)], BRIDGE_KM.primary),
      ...sheet.road(highway(`A${k + 1}`), way, BRIDGE_KM.highway),
    ];
  });
}

const ringKm = ({ radiusKm }: City): number => Math.max(2.6, radiusKm * 0.8);

function ringRoad(city: City, sheet: Sheet): MapFeature[] {
  const points = Array.from({ length: CORNERS + 1 }, (_, k): Point => {
    const angle = ((k % CORNERS) * 2 * Math.PI) / CORNERS;
    const reach = ringKm(city) * (1 + 0.07 * Math.sin(3 * angle + city.serial) + 0.04 * Math.sin(5 * angle));
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  return sheet.road(highway('A90'), points, BRIDGE_KM.highway);
}

/** They start at a station in a built-up quarter. */
function railways(seed: string, city: City, quarters: readonly Quarter[], sheet: Sheet): MapFeature[] {
  const random = createRandom(`${seed} ${city.slug} rails`);
  const start = Math.max(1.3, city.radiusKm * 0.3);
  const spot = (angle: number): Point => [Math.cos(angle) * start, Math.sin(angle) * start];
  const isBuilt = (at: Point): boolean =>
    sheet.ground.isLand(at) && quarters.some(({ use, outline }) => !OPEN.has(use) && isInside(outline, at));
  let first = random.range(0, 6.28);
  for (let tries = 0; tries < STATION_TRIES && !isBuilt(spot(first)); tries++) first += 0.55;
  const station = spot(first);
  const look = { layer: 'roads', tags: { kind: 'rail', kind_detail: 'rail' }, minZoom: 11 } as const;
  return [0, random.range(1.2, 2), random.range(-2, -1.2)].flatMap((aside) => {
    const far = planRadiusKm(city) * 1.3;
    const way = Array.from({ length: 16 }, (_, step): Point => {
      const t = step / 15;
      const angle = first + aside * Math.min(1, t * 1.6);
      const reach = start + (far - start) * t;
      return step === 0 ? station : [Math.cos(angle) * reach, Math.sin(angle) * reach];
    });
    return sheet.road(look, way, BRIDGE_KM.rail);
  });
}

function runways(city: City, sheet: Sheet): MapFeature[] {
  const look = { layer: 'roads', tags: { kind: 'aeroway', kind_detail: 'runway' }, minZoom: 10 } as const;
  return airportsOf(city).map(({ runway }) => sheet.fixedLine(look, runway));
}
