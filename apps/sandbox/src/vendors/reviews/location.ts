/** A place that the reviews service lists. */
import type { WireLocationCategory } from '@tenth-night/provider-wire/reviews/search';
import type { City } from '../../world/cities/city';
import type { Hotel } from '../../world/hotels/hotel';
import type { LatLng } from '../../world/lat-lng';
import type { HotelListing } from './location-id';

export interface Location extends LatLng {
  readonly id: string;
  readonly category: WireLocationCategory;
  readonly name: string;
  readonly city: City;
  /** The part of town. Empty if unknown. */
  readonly area: string;
  /** Empty for cities and landmarks. */
  readonly street: string;
  readonly zip: string;
  /** The hotel that caused this listing. */
  readonly hotel?: { readonly listing: HotelListing; readonly of: Hotel };
}
