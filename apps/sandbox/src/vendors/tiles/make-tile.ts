/** Makes any tile of the invented world: a pure function of the seed and the address. */
import { LRUCache } from 'lru-cache';
import type { City } from '../../world/cities/city';
import type { World } from '../../world/world';
import { cutTile } from './cut-tile';
import { bordersOf, landOf } from './earth/coast';
import { type MapFeature, point, polygon, type Tags } from './feature';
import { type Box, overlaps, type Point } from './geometry';
import { cityPlane, mercator, type TileAddress, tileBox } from './mercator';
import { type CityPlan, createCityPlan, planReachKm } from './plan/city-plan';

export const TILE_MAX_ZOOM = 15;
/** Below it only land, borders and the names of cities are shown. */
const CITY_ZOOM = 9;
const PLANS_KEPT = 12;
const BORDERS_MAX_ZOOM = 10;
const LARGE_CITY_HOTELS = 400;

const OCEAN = { layer: 'water', tags: { kind: 'ocean' }, minZoom: 0 } as const;

/** Null if the tile is empty. */
export type MakeTile = (address: TileAddress) => Promise<Buffer | null>;

export function createTileMaker({ seed, cities }: Pick<World, 'seed' | 'cities'>): MakeTile {
  const plans = new LRUCache<string, Promise<CityPlan>>({ max: PLANS_KEPT });
  const reaches = cities.map((city) => ({ city, box: reachOf(city) }));
  const names = cities.map(cityName);

  function planOf(city: City): Promise<CityPlan> {
    const found = plans.get(city.slug) ?? createCityPlan(seed, city);
    plans.set(city.slug, found);
    return found;
  }

  return async (address) => {
    const box = tileBox(address, 0.05);
    const features: MapFeature[] = [polygon(OCEAN, [ringOf(tileBox(address, 0.1))]), ...(await landOf(address))];
    if (address.z <= BORDERS_MAX_ZOOM) features.push(...(await bordersOf()));
    const near = address.z < CITY_ZOOM ? [] : reaches.filter((reach) => overlaps(reach.box, box));
    for (const { city } of near) features.push(...(await (await planOf(city)).featuresOf(address)));
    features.push(...names);
    return cutTile(address, features);
  };
}

function ringOf([minX, minY, maxX, maxY]: Box): Point[] {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
}

function reachOf(city: City): Box {
  const { toMap } = cityPlane(city.centre);
  const km = planReachKm(city);
  const [[minX, maxY], [maxX, minY]] = [toMap([-km, -km]), toMap([km, km])];
  return [minX, minY, maxX, maxY];
}

function cityName({ names, centre, hotelCount }: City): MapFeature {
  const translated = Object.entries(names).map(([language, name]) => [`name:${language}`, name]);
  const minZoom = hotelCount >= LARGE_CITY_HOTELS ? 3 : 5;
  const tags: Tags = {
    kind: 'locality',
    kind_detail: 'city',
    name: names.en,
    ...Object.fromEntries(translated),
    min_zoom: minZoom,
    population_rank: Math.min(14, 9 + Math.round(hotelCount / 200)),
  };
  return point({ layer: 'places', tags, minZoom }, mercator(centre));
}
