/** A hotel of the list, in the vendor's format (reference §3.3). */
import type { WireHotel } from '@tenth-night/provider-wire/hotel-rates/hotels';
import { hotelDescription } from '../../../world/content/hotel-description';
import type { Hotel } from '../../../world/hotels/hotel';
import { numberInHotelId } from '../../../world/hotels/hotel-id';
import type { ContentLanguage } from '../../../world/languages';
import { chainOf, typeOf } from '../hotel-types';
import { hotelPhotos } from './hotel-photos';

/** How to write an answer. `origin` is the client's address of the sandbox, because photo addresses are absolute. */
export interface Wording {
  readonly origin: string;
  readonly language: ContentLanguage;
}

export function wireHotel(hotel: Hotel, { origin, language }: Wording): WireHotel {
  const { id, name, city, latitude, longitude, address, zip, stars, rating, reviewCount, facilityIds } = hotel;
  const chain = chainOf(hotel);
  return {
    id,
    name,
    hotelDescription: hotelDescription(hotel, language),
    hotelTypeId: typeOf(hotel).id,
    chainId: chain.id,
    chain: chain.name,
    currency: city.country.currency,
    country: city.country.code,
    city: city.names.en,
    latitude,
    longitude,
    address,
    zip,
    ...hotelPhotos(hotel, origin),
    stars,
    rating,
    reviewCount,
    ...(facilityIds.length > 0 && { facilityIds: [...facilityIds] }),
    rohId: numberInHotelId(id),
    deletedAt: null,
  };
}
