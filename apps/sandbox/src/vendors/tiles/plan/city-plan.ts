/** The plan of one city: everything that tiles show of it. Made at its first request; streets quarter by quarter. */
import { createRandom } from '../../../kernel/random';
import { slices } from '../../../kernel/slices';
import type { City } from '../../../world/cities/city';
import { landOf, REGION_ZOOM } from '../earth/coast';
import { type MapFeature, polygon } from '../feature';
import { type Box, boxOf, overlaps } from '../geometry';
import { type CityPlane, cityPlane, type TileAddress, tileBox } from '../mercator';
import { createBend } from './bend';
import { createGround, type Ground } from './ground';
import { drawGrounds, drawNames } from './grounds';
import { housesOf } from './houses';
import { drawQuarters, isGridCity, planRadiusKm, type Quarter } from './quarters';
import { drawRoads } from './roads';
import { createSheet, type Sheet } from './sheet';
import { drawStreets, type QuarterStreets } from './streets';

export interface CityPlan {
  /** What the tile shows of this city, in slices. */
  featuresOf(address: TileAddress): Promise<MapFeature[]>;
}

const STREET_ZOOM = 12;
const HOUSE_ZOOM = 14;
const NAME_ZOOM = 15;
const WITH_STREETS: ReadonlySet<string> = new Set(['old-town', 'town', 'industry', 'wood', 'fields']);
const BRIDGE_KM = 0;

type Lines = readonly { readonly feature: MapFeature; readonly name: string | null }[];
interface PlanQuarter {
  readonly quarter: Quarter;
  readonly box: Box;
  drawn?: { readonly lines: Lines; readonly blocks: QuarterStreets['blocks'] };
}

/** The farthest distance from its centre at which a city draws anything: its motorways leave its plan. */
export const planReachKm = (city: City): number => planRadiusKm(city) * 2.4;

export async function createCityPlan(seed: string, city: City): Promise<CityPlan> {
  const plane = cityPlane(city.centre);
  const ground = await groundOf(city, plane);
  const sheet = createSheet(plane, ground, createBend(createRandom(`${seed} ${city.slug} bend`), isGridCity(city)));
  const quarters = await drawQuarters(seed, city, ground.isLand);
  const fixed = [
    ...(await drawGrounds(seed, city, quarters, sheet)),
    ...(await drawRoads(seed, city, quarters, sheet)),
    ...drawNames(city),
  ];
  const planned = quarters
    .filter(({ use }) => WITH_STREETS.has(use))
    .map((quarter): PlanQuarter => ({ quarter, box: mapBox(quarter, sheet) }));

  return {
    async featuresOf(address) {
      const box = tileBox(address, 0.05);
      const features = fixed.filter((feature) => overlaps(feature.box, box));
      if (address.z < STREET_ZOOM) return features;
      for (const one of planned.filter((planQuarter) => overlaps(planQuarter.box, box))) {
        while (slices.isOver()) await slices.next();
        one.drawn ??= drawQuarter(seed, city, one.quarter, sheet);
        for (const { feature, name } of one.drawn.lines) {
          if (address.z < feature.minZoom || !overlaps(feature.box, box)) continue;
          features.push(name && address.z >= NAME_ZOOM ? { ...feature, tags: { ...feature.tags, name } } : feature);
        }
        if (address.z >= HOUSE_ZOOM) features.push(...buildings(`${seed} ${city.slug}`, one, sheet, address.z, box));
      }
      return features;
    },
  };
}

async function groundOf(city: City, plane: CityPlane): Promise<Ground> {
  const radius = planRadiusKm(city);
  const corners = [plane.toMap([-radius, -radius]), plane.toMap([radius, radius])];
  const size = 2 ** REGION_ZOOM;
  const regions = new Set(
    [0, 1]
      .flatMap((a) => [0, 1].map((b) => [corners[a]?.[0] ?? 0, corners[b]?.[1] ?? 0]))
      .map((corner) => corner.map((at) => Math.floor(at * size)).join(' ')),
  );
  const land = await Promise.all(
    [...regions].map((region) => {
      const [x = 0, y = 0] = region.split(' ').map(Number);
      return landOf({ z: REGION_ZOOM, x, y });
    }),
  );
  const inKm = land.flat().map(({ parts }) => parts.map((ring) => ring.map(plane.toKm)));
  return createGround(city, radius, inKm);
}

function mapBox({ outline }: Quarter, { toMap, slackKm }: Sheet): Box {
  const [minX, minY, maxX, maxY] = boxOf(outline);
  return boxOf([toMap([minX - slackKm, minY - slackKm]), toMap([maxX + slackKm, maxY + slackKm])]);
}

function drawQuarter(seed: string, city: City, quarter: Quarter, sheet: Sheet): Required<PlanQuarter>['drawn'] {
  const { streets, blocks } = drawStreets(seed, city, quarter);
  const isRural = quarter.use === 'wood' || quarter.use === 'fields';
  const tags = isRural
    ? { kind: 'minor_road', kind_detail: 'unclassified' }
    : { kind: 'minor_road', kind_detail: 'residential' };
  const lines = streets.flatMap(({ ends, name, minZoom }) =>
    sheet.road({ layer: 'roads', tags, minZoom }, ends, BRIDGE_KM).map((feature) => ({ feature, name })),
  );
  return { lines, blocks };
}

function buildings(words: string, { quarter, drawn }: PlanQuarter, sheet: Sheet, zoom: number, box: Box): MapFeature[] {
  const { bend, toMap, ground } = sheet;
  const look = { layer: 'buildings', tags: { kind: 'building' }, minZoom: HOUSE_ZOOM } as const;
  return (drawn?.blocks ?? []).flatMap((block) => {
    const bent = block.outline.map(bend);
    if (!overlaps(boxOf(bent.map(toMap)), box) || !bent.every(ground.isLand)) return [];
    const houses = zoom < NAME_ZOOM ? [block.outline] : housesOf(`${words} ${quarter.id}`, block);
    return houses.map((house) => polygon(look, [house.map((corner) => toMap(bend(corner)))]));
  });
}
