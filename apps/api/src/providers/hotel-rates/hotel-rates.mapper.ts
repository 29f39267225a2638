/** The provider's wire to our domain: places and hotels. Fields may be missing on thin records, so nothing is taken for granted. */
import { type Place, placeType } from '@tenth-night/domain/places/place';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import type { WireFacility, WireHotel } from '@tenth-night/provider-wire/hotel-rates/hotels';
import type { WirePlace, WirePlaceSuggestion } from '@tenth-night/provider-wire/hotel-rates/places';
import type { LocatedPlace } from './hotel-rates.port';

const IATA_IN_NAME = /\(([A-Z]{3})\)/;

/** A suggestion has no coordinates and no codes; city and country are read off its address, last part first. */
export function toSuggestedPlace({ placeId, displayName, formattedAddress, types }: WirePlaceSuggestion): Place {
  const type = placeType(types);
  const parts = formattedAddress.split(/[,،]/).map((part) => part.trim());
  return {
    id: placeId,
    name: displayName,
    type,
    city: type === 'city' ? displayName : (parts.at(-2)?.replace(/^\d[\d-]*\s+/, '') ?? null),
    state: null,
    country: parts.at(-1) || null,
    countryCode: null,
    iata: IATA_IN_NAME.exec(displayName)?.[1] ?? null,
    latitude: null,
    longitude: null,
  };
}

/** The answer does not echo the id that was asked for. */
export function toLocatedPlace(id: string, wire: WirePlace): LocatedPlace {
  const component = (...types: string[]) => wire.addressComponents?.find((c) => c.types.some((t) => types.includes(t)));
  const country = component('country');
  return {
    place: {
      id,
      name: wire.displayName,
      type: placeType(wire.types ?? []),
      city: component('locality', 'postal_town')?.longText ?? null,
      state: component('administrative_area_level_1')?.longText ?? null,
      country: country?.longText ?? null,
      countryCode: country?.shortText.toUpperCase() ?? null,
      iata: IATA_IN_NAME.exec(wire.displayName)?.[1] ?? null,
      latitude: wire.location?.latitude ?? null,
      longitude: wire.location?.longitude ?? null,
    },
    viewport: wire.viewport ?? null,
  };
}

/** 0 stands for unknown in stars, rating and review count. A hotel that the provider has deleted is none. */
export function toHotel(wire: WireHotel): Hotel | null {
  if (!wire.id || !wire.name || wire.deletedAt) return null;
  return {
    hotelId: wire.id,
    name: wire.name,
    address: wire.address || null,
    city: wire.city || null,
    country: (wire.country || wire.countryCode)?.toUpperCase() || null,
    stars: wire.stars || wire.starRating || null,
    rating: wire.rating || null,
    reviewCount: wire.reviewCount || null,
    thumbnail: wire.thumbnail || wire.main_photo || wire.images?.[0]?.url || null,
    latitude: wire.latitude ?? null,
    longitude: wire.longitude ?? null,
    ...readFacilities(wire),
    ...(wire.petsAllowed !== undefined && { petsAllowed: wire.petsAllowed }),
  };
}

/** The ids where there are any; a facility that has only a name is kept by its name. */
function readFacilities({ facilityIds, facilities = [] }: WireHotel): Pick<Hotel, 'facilityIds' | 'facilityNames'> {
  if (facilityIds) return { facilityIds };
  const read = facilities.map(readFacility);
  const names = read.flatMap(({ id, name }) => (id === undefined && name ? [name] : []));
  return { facilityIds: read.flatMap(({ id }) => id ?? []), ...(names.length > 0 && { facilityNames: names }) };
}

function readFacility(facility: WireFacility): {
  readonly id?: number | undefined;
  readonly name?: string | undefined;
} {
  if (typeof facility === 'number') return { id: facility };
  if (typeof facility === 'string') return { name: facility };
  return { id: facility.facilityId, name: facility.name };
}
