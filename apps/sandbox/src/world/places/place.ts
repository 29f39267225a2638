/** A searchable place: a city, a region, an airport, a landmark or a hotel. */
import { stableId } from '../../kernel/stable-id';
import type { Airport, City, CityNames, Landmark } from '../cities/city';
import type { Hotel } from '../hotels/hotel';
import type { Language } from '../languages';
import type { LatLng } from '../lat-lng';
import { hotelPlaceId } from './hotel-place-id';

export type PlaceKind = 'city' | 'region' | 'airport' | 'landmark' | 'hotel';

export interface Place extends LatLng {
  readonly kind: PlaceKind;
  readonly placeId: string;
  readonly names: CityNames;
  /** More search words. */
  readonly codes: readonly string[];
  readonly city: City;
  readonly hotel?: Hotel;
  /** The distance from the centre to the edge of its viewport. */
  readonly radiusKm: number;
}

/** `ChIJ` and 23 URL-safe characters (reference §3.1). */
const placeIdOf = (kind: PlaceKind, key: string): string => `ChIJ${stableId(`${kind} ${key}`, 23)}`;

export const placeName = (place: Place, language: Language): string => place.names[language] ?? place.names.en;

export const cityPlace = (city: City): Place => ({
  kind: 'city',
  placeId: placeIdOf('city', city.slug),
  names: city.names,
  codes: [],
  city,
  ...city.centre,
  radiusKm: city.radiusKm,
});

export function regionPlace(city: City): Place {
  const [name, latitude, longitude, radiusKm] = city.region;
  return {
    kind: 'region',
    placeId: placeIdOf('region', `${city.country.code} ${name}`),
    names: { en: name },
    codes: [],
    city,
    latitude,
    longitude,
    radiusKm,
  };
}

export const airportPlace = (city: City, [name, iata, latitude, longitude]: Airport): Place => ({
  kind: 'airport',
  placeId: placeIdOf('airport', iata),
  names: { en: name },
  codes: [iata],
  city,
  latitude,
  longitude,
  radiusKm: 3,
});

export const landmarkPlace = (city: City, [name, latitude, longitude]: Landmark): Place => ({
  kind: 'landmark',
  placeId: placeIdOf('landmark', `${city.slug} ${name}`),
  names: { en: name },
  codes: [],
  city,
  latitude,
  longitude,
  radiusKm: 0.5,
});

export const hotelPlace = (hotel: Hotel): Place => ({
  kind: 'hotel',
  placeId: hotelPlaceId(hotel.id),
  names: { en: hotel.name },
  codes: [],
  city: hotel.city,
  hotel,
  latitude: hotel.latitude,
  longitude: hotel.longitude,
  radiusKm: 0.2,
});
