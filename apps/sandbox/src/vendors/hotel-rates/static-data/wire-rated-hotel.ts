/** The hotel in a rates answer (reference §4.2): snake case, while the list has camel case. */
import type { WireRatedHotel } from '@tenth-night/provider-wire/hotel-rates/rates';
import type { Hotel } from '../../../world/hotels/hotel';
import { hotelPhotos } from './hotel-photos';

export function wireRatedHotel(hotel: Hotel, origin: string): WireRatedHotel {
  const { id, name, address, city, latitude, longitude, rating, stars, reviewCount } = hotel;
  return {
    id,
    name,
    ...hotelPhotos(hotel, origin),
    address,
    country_code: city.country.code.toLowerCase(),
    city_name: city.names.en,
    latitude,
    longitude,
    rating,
    stars,
    review_count: reviewCount,
    tags: [],
    persona: '',
    style: '',
    location_type: '',
    story: '',
  };
}
