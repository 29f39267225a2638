/** Places in the vendor's format (reference §3.1 and §3.2). */
import type {
  WireAddressComponent,
  WirePlace,
  WirePlaceSuggestion,
} from '@tenth-night/provider-wire/hotel-rates/places';
import { cityName } from '../../../world/cities/city';
import { zipLine } from '../../../world/cities/country';
import { countryName, type Language } from '../../../world/languages';
import { shifted } from '../../../world/lat-lng';
import { type Place, type PlaceKind, placeName } from '../../../world/places/place';

const TYPES: Readonly<Record<PlaceKind, string[]>> = {
  city: ['locality', 'political', 'geocode'],
  region: ['administrative_area_level_1', 'political', 'geocode'],
  airport: ['airport', 'point_of_interest', 'establishment'],
  landmark: ['tourist_attraction', 'landmark', 'point_of_interest', 'establishment'],
  hotel: ['hotel', 'lodging', 'point_of_interest', 'establishment'],
};

/** Slightly larger than the place, so that nothing lies on the edge. */
const VIEWPORT_MARGIN = 1.05;

export const placeTypes = (place: Place): readonly string[] => TYPES[place.kind];

function formattedAddress({ kind, city, hotel }: Place, language: Language): string {
  const country = countryName(city.country.code, language);
  const town = cityName(city, language);
  if (kind === 'region') return `${city.region[0]}, ${country}`;
  if (!hotel) return `${town}, ${country}`;
  return `${hotel.address}, ${zipLine(city.country, hotel.zip, town)}, ${country}`;
}

export const wireSuggestion = (place: Place, language: Language): WirePlaceSuggestion => ({
  placeId: place.placeId,
  displayName: placeName(place, language),
  formattedAddress: formattedAddress(place, language),
  types: TYPES[place.kind],
});

function addressComponents({ kind, city, hotel }: Place, language: Language): WireAddressComponent[] {
  const component = (longText: string, types: string[], shortText = longText): WireAddressComponent => ({
    longText,
    shortText,
    languageCode: language,
    types,
  });
  const town = component(
    cityName(city, language),
    city.country.isPostalTown ? ['postal_town'] : ['locality', 'political'],
  );
  return [
    ...(kind === 'region' ? [] : [town]),
    component(city.region[0], ['administrative_area_level_1', 'political']),
    component(countryName(city.country.code, language), ['country', 'political'], city.country.code),
    ...(hotel ? [component(hotel.zip, ['postal_code'])] : []),
  ];
}

export function wirePlace(place: Place, language: Language): WirePlace {
  const { latitude, longitude } = place;
  const reach = place.radiusKm * VIEWPORT_MARGIN;
  return {
    displayName: placeName(place, language),
    location: { latitude, longitude },
    viewport: { high: shifted(place, reach, reach), low: shifted(place, -reach, -reach) },
    types: TYPES[place.kind],
    addressComponents: addressComponents(place, language),
  };
}
