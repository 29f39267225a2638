/**
 * Maps the provider's places and hotels to our domain. Records may be incomplete or broken, so assumes nothing about
 * them.
 */
import { type Place, placeType } from '@tenth-night/domain/places/place';
import type { Viewport } from '@tenth-night/domain/places/search-area';
import { facilitiesNamed } from '@tenth-night/domain/search/facility-words';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import type { WireHotel } from '@tenth-night/provider-wire/hotel-rates/hotels';
import type {
  WireAddressComponent,
  WirePlace,
  WirePlaceSuggestion,
} from '@tenth-night/provider-wire/hotel-rates/places';
import type { LocatedPlace } from '../ports/hotel-rates.port';
import { type Fields, fieldsOf, type LeaveOut } from '../wire-records';
import { coordinatesOf, countOf, listOf, nameOf, numberOf, numbersOf, textOf, textsOf } from '../wire-values';

const IATA_IN_NAME = /\(([A-Z]{3})\)/;
const NOWHERE = { latitude: null, longitude: null };

/** A suggestion has no coordinates and no codes. Reads city and country from the end of its address. */
export function toSuggestedPlace(wire: unknown, leaveOut: LeaveOut): Place | null {
  const { placeId, displayName, formattedAddress, types } = fieldsOf<WirePlaceSuggestion>(wire);
  const [id, name] = [textOf(placeId), textOf(displayName)];
  if (!id || !name) {
    leaveOut('place');
    return null;
  }
  const type = placeType(textsOf(types));
  const parts = (textOf(formattedAddress) ?? '').split(/[,،]/).map((part) => part.trim());
  return {
    id,
    name,
    type,
    city: type === 'city' ? name : (parts.at(-2)?.replace(/^\d[\d-]*\s+/, '') ?? null),
    state: null,
    country: parts.at(-1) || null,
    countryCode: null,
    iata: IATA_IN_NAME.exec(name)?.[1] ?? null,
    ...NOWHERE,
  };
}

/** Null without a name. The answer does not repeat the requested id. */
export function toLocatedPlace(id: string, wire: unknown): LocatedPlace | null {
  const { displayName, types, addressComponents, location, viewport } = fieldsOf<WirePlace>(wire);
  const name = textOf(displayName);
  if (!name) return null;
  const components = listOf(addressComponents).map((component) => fieldsOf<WireAddressComponent>(component));
  const component = (...wanted: string[]) =>
    components.find((of) => textsOf(of.types).some((type) => wanted.includes(type)));
  const country = component('country');
  return {
    place: {
      id,
      name,
      type: placeType(textsOf(types)),
      city: textOf(component('locality', 'postal_town')?.longText),
      state: textOf(component('administrative_area_level_1')?.longText),
      country: textOf(country?.longText),
      countryCode: textOf(country?.shortText)?.toUpperCase() ?? null,
      iata: IATA_IN_NAME.exec(name)?.[1] ?? null,
      ...(coordinatesOf(location) ?? NOWHERE),
    },
    viewport: viewportOf(viewport),
  };
}

function viewportOf(wire: unknown): Viewport | null {
  const fields = fieldsOf<Viewport>(wire);
  const [high, low] = [coordinatesOf(fields.high), coordinatesOf(fields.low)];
  return high && low && { high, low };
}

/** 0 means unknown in stars, rating and review count. Null for a hotel that the provider deleted. */
export function toHotel(value: unknown, leaveOut: LeaveOut): Hotel | null {
  const wire = fieldsOf<WireHotel>(value);
  const [hotelId, name] = [textOf(wire.id), textOf(wire.name)];
  if (!hotelId || !name) {
    leaveOut('hotel');
    return null;
  }
  if (textOf(wire.deletedAt)) return null;
  const [picture] = listOf(wire.images).map((image) => fieldsOf<{ url: string }>(image).url);
  return {
    hotelId,
    name,
    address: textOf(wire.address),
    city: textOf(wire.city),
    country: (textOf(wire.country) ?? textOf(wire.countryCode))?.toUpperCase() ?? null,
    stars: countOf(wire.stars) ?? countOf(wire.starRating),
    rating: countOf(wire.rating),
    reviewCount: countOf(wire.reviewCount),
    thumbnail: textOf(wire.thumbnail) ?? textOf(wire.main_photo) ?? textOf(picture),
    ...(coordinatesOf(wire) ?? NOWHERE),
    ...readFacilities(wire),
    ...(typeof wire.petsAllowed === 'boolean' && { petsAllowed: wire.petsAllowed }),
  };
}

/** The ids if there are any. A facility without an id is known by its name. */
function readFacilities(wire: Fields<WireHotel>): Pick<Hotel, 'facilityIds' | 'namedFacilities'> {
  if (Array.isArray(wire.facilityIds)) return { facilityIds: numbersOf(wire.facilityIds) };
  const read = listOf(wire.facilities).map(readFacility);
  const named = facilitiesNamed(read.flatMap(({ id, name }) => (id === null && name ? [name] : [])));
  return { facilityIds: read.flatMap(({ id }) => id ?? []), ...(named.length > 0 && { namedFacilities: named }) };
}

function readFacility(facility: unknown): { readonly id: number | null; readonly name: string | null } {
  if (typeof facility === 'number') return { id: facility, name: null };
  return { id: numberOf(fieldsOf<{ facilityId: number }>(facility).facilityId), name: nameOf(facility) };
}
