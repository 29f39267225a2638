/** An invented hotel. A pure function of the seed and its city. */
import type { City } from '../cities/city';
import type { HotelKind } from '../flavours/flavour';
import type { LatLng } from '../lat-lng';

export interface Hotel extends LatLng {
  readonly id: string;
  readonly kind: HotelKind;
  readonly name: string;
  readonly city: City;
  /** The part of town. */
  readonly area: string;
  readonly distanceKm: number;
  readonly address: string;
  readonly zip: string;
  readonly stars: number;
  /** From 0 to 10. 0 means no reviews. */
  readonly rating: number;
  readonly reviewCount: number;
  /** Empty for the few hotels whose facilities the vendor does not know. */
  readonly facilityIds: readonly number[];
  /** The vendor's order: higher is better. Independent of distance. */
  readonly rank: number;
}
