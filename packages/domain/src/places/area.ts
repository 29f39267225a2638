/**
 * A part of the globe between two parallels and two meridians: the map's view, and the 'Search this area' filter.
 * OPEN-19.
 */
import { type Coordinates, EARTH_RADIUS_KM } from './distance';

/** In degrees. If west is greater than east, the area crosses the date line. */
export type Area = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** About a metre. */
const DECIMALS = 5;
const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/;

export function isInArea({ latitude, longitude }: Coordinates, { south, west, north, east }: Area): boolean {
  const isBetweenMeridians =
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return latitude >= south && latitude <= north && isBetweenMeridians;
}

/** The area that a map shows. A map's longitudes continue beyond 180 when it is panned past the date line. */
export function areaInView({ south, west, north, east }: Area): Area {
  const isWholeTurn = east - west >= 360;
  return {
    south: rounded(Math.max(-90, south)),
    west: isWholeTurn ? -180 : rounded(wrapLongitude(west)),
    north: rounded(Math.min(90, north)),
    east: isWholeTurn ? 180 : rounded(wrapLongitude(east)),
  };
}

/** From -180 up to 180. */
function wrapLongitude(degrees: number): number {
  return degrees >= -180 && degrees <= 180 ? degrees : ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** `51.48,-0.18,51.52,-0.1`: south, west, north, east. */
export function writeArea({ south, west, north, east }: Area): string {
  return [south, west, north, east].map(rounded).join(',');
}

/** Null for a text that is not an area. */
export function readArea(text: string | null): Area | null {
  const parts = (text ?? '').split(',');
  if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return null;
  const [south = 0, west = 0, north = 0, east = 0] = parts.map((part) => rounded(Number(part)));
  const isOnGlobe = [south, north].every((at) => Math.abs(at) <= 90) && [west, east].every((at) => Math.abs(at) <= 180);
  return isOnGlobe && south < north && west !== east ? { south, west, north, east } : null;
}

/** Never `-0`, because an address cannot distinguish it from 0. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS)) + 0;
}

/** The square around a point, from its middle to each side this far. */
export function areaAround({ latitude, longitude }: Coordinates, km: number): Area {
  const north = (km / EARTH_RADIUS_KM) * (180 / Math.PI);
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return areaInView({
    south: latitude - north,
    west: longitude - east,
    north: latitude + north,
    east: longitude + east,
  });
}
