/** A hotel of the list, in the vendor's words (reference §3.3). */
import type { WireHotel } from '@tenth-night/provider-wire/hotel-rates/hotels';
import { createRandom } from '../../../kernel/random';
import type { HotelKind } from '../../../world/flavours/flavour';
import type { Hotel } from '../../../world/hotels/hotel';
import { hotelDescription } from '../../../world/hotels/hotel-description';
import type { HotelPictureKind } from '../pictures/hotel-look';

/** Reference §3.6. */
const HOTEL_TYPE_IDS: Readonly<Record<HotelKind, number>> = {
  hotel: 204,
  apartments: 201,
  hostel: 203,
  guesthouse: 208,
};

/** Most hotels show their face, some their best room. */
const MAIN_PICTURES: readonly HotelPictureKind[] = ['facade', 'facade', 'facade', 'facade', 'lobby', 'room', 'view'];

/** `origin` is where the client reached us, because photo addresses are absolute. */
export function wireHotel(hotel: Hotel, origin: string): WireHotel {
  const { id, name, city, latitude, longitude, address, zip, stars, rating, reviewCount, facilityIds } = hotel;
  const picture = `${id}/${createRandom(`${id} main picture`).pick(MAIN_PICTURES)}.svg`;
  return {
    id,
    name,
    hotelDescription: hotelDescription(hotel),
    hotelTypeId: HOTEL_TYPE_IDS[hotel.kind],
    chainId: 0,
    chain: 'Not Available',
    currency: city.country.currency,
    country: city.country.code,
    city: city.names.en,
    latitude,
    longitude,
    address,
    zip,
    main_photo: `${origin}/pictures/${picture}`,
    thumbnail: `${origin}/pictures/thumbnail/${picture}`,
    stars,
    rating,
    reviewCount,
    ...(facilityIds.length > 0 && { facilityIds: [...facilityIds] }),
    deletedAt: null,
  };
}
