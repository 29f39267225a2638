/** A part of the globe between two parallels and two meridians, and the 'Search this area' filter. OPEN-19. */
import type { Coordinates } from './distance';

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

/** `51.48,-0.18,51.52,-0.1`: south, west, north, east. */
export function writeArea({ south, west, north, east }: Area): string {
  return [south, west, north, east].map(roundedDegrees).join(',');
}

/** Null for a text that is not an area. */
export function readArea(text: string | null): Area | null {
  const parts = (text ?? '').split(',');
  if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return null;
  const [south = 0, west = 0, north = 0, east = 0] = parts.map((part) => roundedDegrees(Number(part)));
  const isOnGlobe = [south, north].every((at) => Math.abs(at) <= 90) && [west, east].every((at) => Math.abs(at) <= 180);
  return isOnGlobe && south < north && west !== east ? { south, west, north, east } : null;
}

/** Never `-0`, because an address cannot distinguish it from 0. */
export function roundedDegrees(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS)) + 0;
}
