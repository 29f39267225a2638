/** Web Mercator: the world is a square from 0 to 1, y grows to the south. */
import { type LatLng, shifted } from '../../world/lat-lng';
import type { Box, Point } from './geometry';

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export function mercator({ latitude, longitude }: LatLng): Point {
  const sine = Math.sin((Math.max(-85.0511, Math.min(85.0511, latitude)) * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** `margin` is a share of the tile, added on each side. */
export function tileBox({ z, x, y }: TileAddress, margin: number): Box {
  const size = 2 ** -z;
  return [(x - margin) * size, (y - margin) * size, (x + 1 + margin) * size, (y + 1 + margin) * size];
}

/** Between a city's plane, in km east and north of its centre, and the map. */
export interface CityPlane {
  toMap(point: Point): Point;
  toKm(point: Point): Point;
}

export function cityPlane(centre: LatLng): CityPlane {
  // Within a city the map is the plane, enlarged: at 30 km the error is below 100 metres, and all of the city shares it.
  const [x, y] = mercator(centre);
  const east = mercator(shifted(centre, 0, 10))[0] - x;
  const scale = east / 10;
  return {
    toMap: ([eastKm, northKm]) => [x + eastKm * scale, y - northKm * scale],
    toKm: ([mapX, mapY]) => [(mapX - x) / scale, (y - mapY) / scale],
  };
}
