/** Land and borders of any tile. Near the ground the coast is rounded, because Natural Earth's corners are far apart. */
import { LRUCache } from 'lru-cache';
import { slices } from '../../../kernel/slices';
import { clipRing } from '../cut-tile';
import { line, type MapFeature, polygon } from '../feature';
import { overlaps, type Point, rounded } from '../geometry';
import { type TileAddress, tileBox } from '../mercator';
import { readCoarseEarth, readFineEarth } from './natural-earth';

/** From this zoom on the land comes from the detailed file, in regions of this zoom. */
export const REGION_ZOOM = 8;
const REGIONS_KEPT = 64;
const ROUNDS = 3;

const LAND = { layer: 'earth', tags: { kind: 'earth' }, minZoom: 0 } as const;
const BORDER = { layer: 'boundaries', tags: { kind: 'country', kind_detail: 2 }, minZoom: 0 } as const;

const regions = new LRUCache<string, Promise<readonly MapFeature[]>>({ max: REGIONS_KEPT });
let coarse: Promise<readonly MapFeature[]> | undefined;
let borders: Promise<readonly MapFeature[]> | undefined;

/** The land that a tile shows. */
export function landOf(address: TileAddress): Promise<readonly MapFeature[]> {
  if (address.z < REGION_ZOOM) {
    coarse ??= readCoarseEarth().then(({ land }) => land.map(({ rings }) => polygon(LAND, rings)));
    return coarse;
  }
  const up = 2 ** (address.z - REGION_ZOOM);
  const region = { z: REGION_ZOOM, x: Math.floor(address.x / up), y: Math.floor(address.y / up) };
  const key = `${region.x} ${region.y}`;
  const found = regions.get(key) ?? cutRegion(region);
  regions.set(key, found);
  return found;
}

export function bordersOf(): Promise<readonly MapFeature[]> {
  borders ??= readCoarseEarth().then((earth) => earth.borders.map((points) => line(BORDER, points)));
  return borders;
}

async function cutRegion(region: TileAddress): Promise<readonly MapFeature[]> {
  const { land } = await readFineEarth();
  const box = tileBox(region, 0.25);
  const near = land.filter((one) => overlaps(one.box, box));
  const cut = await slices.map(near, ({ rings }) => {
    const [coast = [], ...holes] = rings.map((ring) => roundedCoast(clipRing(ring, box)));
    return coast.length > 2 ? [polygon(LAND, [coast, ...holes.filter(({ length }) => length > 2)])] : [];
  });
  return cut.flat();
}

function roundedCoast(ring: readonly Point[]): readonly Point[] {
  let smooth: readonly Point[] = ring;
  for (let round = 0; round < ROUNDS && smooth.length > 2; round++) smooth = rounded(smooth, true);
  return smooth;
}
