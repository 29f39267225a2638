import { type Area, isInArea } from '@tenth-night/domain/places/area';
import type { Coordinates } from '@tenth-night/domain/places/distance';
import { hotelCoordinates } from '@tenth-night/domain/search/hotel';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { areaOf } from '../../../map-ui/area-of';

/** Ignores the farthest hotels: otherwise a few outliers would make the rest tiny. */
const NEAREST_SHARE = 0.8;

/**
 * The area that the map shows first: the nearest four fifths of the hotels. Longitudes continue past the date line.
 * Null if no hotel has coordinates.
 */
export function openingArea(rows: readonly HotelAtDistance[], centre: Coordinates | null): Area | null {
  const placed = rows
    .toSorted((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0))
    .flatMap(({ hotel }) => hotelCoordinates(hotel) ?? []);
  const shown = placed.slice(0, Math.ceil(placed.length * NEAREST_SHARE));
  const [first] = shown;
  return first ? areaOf(shown, centre ?? first) : null;
}

/**
 * Whether the list has grown so much that a view that shows the hotels before must change: most hotels lie outside.
 */
export function isLeftBehind(view: Area, rows: readonly HotelAtDistance[]): boolean {
  const placed = rows.flatMap(({ hotel }) => hotelCoordinates(hotel) ?? []);
  return placed.filter((place) => isInArea(place, view)).length < placed.length / 2;
}
