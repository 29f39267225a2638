/** Which hotels a query of `GET /data/hotels` means (reference §3.3): one main query, then filters. */
import { WIRE_PLACE_RADIUS_METRES, WireHotelsQuery } from '@tenth-night/provider-wire/hotel-rates/hotels';
import Type from 'typebox';
import { foldedText, foldedWords } from '../../../world/fold-text';
import type { Hotel } from '../../../world/hotels/hotel';
import type { World } from '../../../world/world';
import { badRequest, invalidPlace, wrongInput } from '../wire-errors';

/** The product's specification writes `facilityids`, the vendor `facilityIds`; both are read. */
export const HotelsQuery = Type.Object({
  ...WireHotelsQuery.properties,
  facilityids: Type.Optional(Type.String()),
});
export type HotelsQuery = Type.Static<typeof HotelsQuery>;

const RADIUS_MIN_METRES = 1000;

const commaList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function hotelsByPlace(world: World, placeId: string): readonly Hotel[] {
  const place = world.places().byId(placeId);
  if (!place) throw invalidPlace();
  return place.hotel ? [place.hotel] : world.hotelsNear(place, WIRE_PLACE_RADIUS_METRES / 1000);
}

function hotelsByCircle(world: World, latitude: number, longitude: number, radius: number): readonly Hotel[] {
  if (Math.abs(latitude) > 90) throw wrongInput('latitude must be between -90 and 90');
  if (Math.abs(longitude) > 180) throw wrongInput('longitude must be between -180 and 180');
  if (radius < RADIUS_MIN_METRES) throw wrongInput(`radius must be at least ${RADIUS_MIN_METRES} metres`);
  return world.hotelsNear({ latitude, longitude }, radius / 1000);
}

function hotelsByCity(world: World, countryCode: string, cityName: string | undefined): readonly Hotel[] {
  const wanted = cityName === undefined ? undefined : foldedText(cityName);
  const isMeant = (names: readonly string[]): boolean =>
    wanted === undefined || names.some((name) => foldedText(name) === wanted);
  return world.hotelsIn(
    world.cities.filter(
      (city) => city.country.code === countryCode.toUpperCase() && isMeant(Object.values(city.names)),
    ),
  );
}

function mainQuery(world: World, query: HotelsQuery): readonly Hotel[] {
  const { hotelIds, placeId, latitude, longitude, radius, countryCode, cityName } = query;
  if (hotelIds !== undefined) {
    return [...new Set(commaList(hotelIds))].flatMap((id) => world.hotel(id) ?? []).toSorted((a, b) => b.rank - a.rank);
  }
  if (placeId !== undefined) return hotelsByPlace(world, placeId);
  if (latitude !== undefined && longitude !== undefined && radius !== undefined) {
    return hotelsByCircle(world, latitude, longitude, radius);
  }
  if (countryCode !== undefined) return hotelsByCity(world, countryCode, cityName);
  throw badRequest('countryCode is required');
}

export function findHotels(world: World, query: HotelsQuery): Hotel[] {
  const facilities = commaList(query.facilityIds ?? query.facilityids ?? '').map(Number);
  const stars = commaList(query.starRating ?? '').map(Number);
  const nameWords = foldedWords(query.hotelName ?? '');
  const { minRating = 0, minReviewsCount = 0, strictFacilitiesFiltering = false } = query;

  const hasFacilities = ({ facilityIds }: Hotel): boolean =>
    facilities.length === 0 ||
    (strictFacilitiesFiltering
      ? facilities.every((id) => facilityIds.includes(id))
      : facilities.some((id) => facilityIds.includes(id)));
  const isNamed = ({ name }: Hotel): boolean => {
    const folded = foldedText(name);
    return nameWords.every((word) => folded.includes(word));
  };

  return mainQuery(world, query).filter(
    (hotel) =>
      hasFacilities(hotel) &&
      (stars.length === 0 || stars.includes(hotel.stars)) &&
      hotel.rating >= minRating &&
      hotel.reviewCount >= minReviewsCount &&
      isNamed(hotel),
  );
}
