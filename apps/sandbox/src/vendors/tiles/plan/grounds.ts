/** What lies between the roads: parks, woods, fields, water, and what has a name. */
import { chanceOf, createRandom } from '../../../kernel/random';
import { slices } from '../../../kernel/slices';
import { type City, districtCentre } from '../../../world/cities/city';
import { kmFrom } from '../../../world/lat-lng';
import { watersOf } from '../../../world/waters/waters';
import { type MapFeature, point, type Tags } from '../feature';
import { cutPolygon, mixed, type Point, sidesOf, signedArea } from '../geometry';
import { mercator } from '../mercator';
import { airportsOf } from './airports';
import { riverBanks } from './ground';
import { mayHaveHotels } from './hotel-land';
import type { Quarter, Use } from './quarters';
import type { Sheet } from './sheet';

const KINDS: Readonly<
  Partial<Record<Use, { readonly kind: string; readonly minZoom: number; readonly insetKm: number }>>
> = {
  park: { kind: 'park', minZoom: 10, insetKm: 0.015 },
  wood: { kind: 'wood', minZoom: 9, insetKm: 0.04 },
  fields: { kind: 'farmland', minZoom: 10, insetKm: 0.05 },
  'old-town': { kind: 'residential', minZoom: 8, insetKm: 0 },
  town: { kind: 'residential', minZoom: 8, insetKm: 0 },
  industry: { kind: 'industrial', minZoom: 11, insetKm: 0.01 },
};
const POND_KM2 = 0.12;
/** Larger quarters show their name earlier. */
const LARGE_KM = 0.55;
const SQUARE_KM = 0.06;

export async function drawGrounds(
  seed: string,
  city: City,
  quarters: readonly Quarter[],
  sheet: Sheet,
): Promise<MapFeature[]> {
  const grounds = await slices.map(quarters, (quarter) => quarterGround(seed, city, quarter, sheet));
  return [
    ...sheet.ground.islands.map((outline) =>
      sheet.fixedArea({ layer: 'earth', tags: { kind: 'earth' }, minZoom: 8 }, outline),
    ),
    ...grounds.flat(),
    ...airportsOf(city).map(({ field }) =>
      sheet.fixedArea({ layer: 'landuse', tags: { kind: 'aerodrome' }, minZoom: 9 }, field),
    ),
    ...squares(city, sheet),
    ...waters(city, sheet),
  ];
}

function quarterGround(seed: string, city: City, quarter: Quarter, sheet: Sheet): MapFeature[] {
  const found = KINDS[quarter.use];
  const isOutermost = quarter.beyond.includes(-1);
  if (!found || isOutermost || quarter.outline.some(sheet.ground.isSea)) return [];
  let outline: Point[] = [...quarter.outline];
  for (const side of sidesOf(quarter.outline, found.insetKm)) outline = cutPolygon(outline, side);
  if (outline.length < 3) return [];
  const { name } = quarter;
  const look = {
    layer: 'landuse',
    tags: { kind: found.kind, ...(name && { name }) },
    minZoom: found.minZoom,
  } as const;
  const area = sheet.area(look, outline, found.insetKm > 0.01);
  return quarter.use === 'park' ? [area, ...parkInside(seed, city, quarter, outline, sheet)] : [area];
}

/** Paths from side to side, and in large parks a pond. */
function parkInside(
  seed: string,
  city: City,
  { id, at }: Quarter,
  outline: readonly Point[],
  sheet: Sheet,
): MapFeature[] {
  const random = createRandom(`${seed} ${city.slug} park ${id}`);
  const path = { layer: 'roads', tags: { kind: 'path', kind_detail: 'footway' }, minZoom: 13 } as const;
  const middle: Point = [at[0] + random.range(-0.05, 0.05), at[1] + random.range(-0.05, 0.05)];
  const paths = outline.flatMap((corner, k) => {
    const end = mixed(corner, outline[(k + 1) % outline.length] as Point, random.range(0.35, 0.65));
    const bow = mixed(mixed(middle, end, 0.5), corner, 0.22);
    const step = (t: number): Point => mixed(mixed(middle, bow, t), mixed(bow, end, t), t);
    return sheet.road(path, [0, 0.25, 0.5, 0.75, 1].map(step), 0);
  });
  if (signedArea(outline) / 2 < POND_KM2 || random.chance(0.45)) return paths;
  const reach = Math.sqrt(signedArea(outline) / 2) * random.range(0.1, 0.16);
  if (mayHaveHotels(city, middle, reach * 2 + sheet.slackKm)) return paths;
  const shore = Array.from({ length: 12 }, (_, k): Point => {
    const angle = (k * Math.PI) / 6;
    const away = reach * random.range(0.75, 1.25);
    return [middle[0] + Math.cos(angle) * away * 1.5, middle[1] + Math.sin(angle) * away];
  });
  return [...paths, sheet.area({ layer: 'water', tags: { kind: 'lake' }, minZoom: 11 }, shore, true)];
}

function squares({ centre, landmarks }: City, sheet: Sheet): MapFeature[] {
  const look = { layer: 'landuse', tags: { kind: 'pedestrian' }, minZoom: 13 } as const;
  return landmarks.map(([, latitude, longitude]) => {
    const [x, y] = kmFrom(centre, { latitude, longitude });
    const turn = x + y;
    const corner = (k: number): Point => [
      x + Math.cos(turn + (k * Math.PI) / 2) * SQUARE_KM,
      y + Math.sin(turn + (k * Math.PI) / 2) * SQUARE_KM,
    ];
    return sheet.fixedArea(look, [0, 1, 2, 3].map(corner));
  });
}

function waters(city: City, sheet: Sheet): MapFeature[] {
  const { rivers, lakes } = watersOf(city);
  return [
    ...lakes.map(({ shore }) => sheet.fixedArea({ layer: 'water', tags: { kind: 'lake' }, minZoom: 6 }, shore)),
    ...rivers.flatMap(({ name, widthKm, path }) => [
      sheet.fixedArea({ layer: 'water', tags: { kind: 'river' }, minZoom: 8 }, riverBanks(path, widthKm)),
      // The line carries the name.
      sheet.fixedLine({ layer: 'water', tags: { kind: 'river', name }, minZoom: 11 }, path),
    ]),
  ];
}

/** Names of quarters, landmarks and airports, at their true places. */
export function drawNames({ districts, landmarks, airports }: City): MapFeature[] {
  const at = (latitude: number, longitude: number): Point => mercator({ latitude, longitude });
  return [
    ...districts.map((district) => {
      const isLarge = district[3] >= LARGE_KM;
      const { latitude, longitude } = districtCentre(district);
      const minZoom = isLarge || chanceOf(district[0]) < 0.3 ? 11 : 12;
      const tags: Tags = { kind: 'neighbourhood', kind_detail: 'neighbourhood', name: district[0], min_zoom: minZoom };
      return point({ layer: 'places', tags, minZoom }, at(latitude, longitude));
    }),
    ...landmarks.map(([name, latitude, longitude]) =>
      point({ layer: 'pois', tags: { kind: 'attraction', name, min_zoom: 12 }, minZoom: 12 }, at(latitude, longitude)),
    ),
    ...airports.map(([name, iata, latitude, longitude]) =>
      point(
        { layer: 'pois', tags: { kind: 'aerodrome', name, iata, min_zoom: 10 }, minZoom: 10 },
        at(latitude, longitude),
      ),
    ),
  ];
}
