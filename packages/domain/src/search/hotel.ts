/** A hotel in the results list, before its rates. Search-and-browse §3 "Hotel (list item)". */
import type { Coordinates } from '../places/distance';
import type { FacilityKey } from './facilities';

export type Hotel = {
  readonly hotelId: string;
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  /** ISO code, upper case. */
  readonly country: string | null;
  readonly stars: number | null;
  /** The provider's guest rating, 0 to 10. */
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly thumbnail: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly facilityIds: readonly number[];
  /** Only if the provider names facilities instead of giving ids. */
  readonly namedFacilities?: readonly FacilityKey[];
  /** Only if the provider says so. `offers/traits` decides whether a hotel takes pets. */
  readonly petsAllowed?: boolean;
};

export function hotelCoordinates({ latitude, longitude }: Pick<Hotel, 'latitude' | 'longitude'>): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
