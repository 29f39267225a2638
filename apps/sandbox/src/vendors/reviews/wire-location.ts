/** A place in search answers (reference §3.1), and the address format that all answers share. */
import type { WireAddress, WireFoundLocation } from '@tenth-night/provider-wire/reviews/search';
import { chanceOf } from '../../kernel/random';
import { cityName } from '../../world/cities/city';
import { countryName, type Language } from '../../world/languages';
import type { LatLng } from '../../world/lat-lng';
import type { FoundLocation } from './find-locations';
import type { Location } from './location';

export const KM_PER_UNIT = { km: 1, mi: 1.609344, m: 0.001 } as const;
export type DistanceUnit = keyof typeof KM_PER_UNIT;

const WINDS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

function bearing(from: LatLng, to: LatLng): string {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return WINDS[(eighth + WINDS.length) % WINDS.length] ?? 'north';
}

/** The shares of places for which the vendor does not know this line. */
const MISSING = { street1: 0.05, city: 0.03, state: 0.3, postalcode: 0.08 } as const;
const EMPTY_STREET2_SHARE = 0.4;

export function wireAddress({ id, city, street, zip }: Location, language: Language): WireAddress {
  const isKnown = (line: keyof typeof MISSING, text: string): boolean =>
    text !== '' && chanceOf(`${id} without ${line}`) >= MISSING[line];
  const name = cityName(city, language);
  const country = countryName(city.country.code, language);
  const address = {
    ...(isKnown('street1', street) && { street1: street }),
    ...(chanceOf(`${id} second line`) < EMPTY_STREET2_SHARE && { street2: '' }),
    ...(isKnown('city', name) && { city: name }),
    ...(isKnown('state', city.region[0]) && { state: city.region[0] }),
    country,
    ...(isKnown('postalcode', zip) && { postalcode: zip }),
  };
  const town = [address.postalcode, address.city, country].filter(Boolean).join(' ');
  return { ...address, address_string: [address.street1, town].filter(Boolean).join(', ') };
}

interface Wording {
  readonly language: Language;
  readonly unit: DistanceUnit;
  readonly position?: LatLng | undefined;
}

export function wireFoundLocation({ location, km }: FoundLocation, wording: Wording): WireFoundLocation {
  const { language, unit, position } = wording;
  return {
    location_id: location.id,
    name: location.name,
    ...(position &&
      km !== undefined && {
        distance: (km / KM_PER_UNIT[unit]).toFixed(3),
        bearing: bearing(position, location),
      }),
    address_obj: wireAddress(location, language),
  };
}
