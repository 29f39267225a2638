/** A link to the way to a hotel, on the map that most phones open by themselves. It loads nothing before a press. */
import type { HotelDetail } from './hotel-detail';

const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=';

type Located = Pick<HotelDetail, 'name' | 'address' | 'city' | 'country' | 'latitude' | 'longitude'>;

/** Coordinates are exact; an address may be found in another town. Null if neither is known. */
export function directionsUrl({ name, address, city, country, latitude, longitude }: Located): string | null {
  if (latitude !== null && longitude !== null) return `${DIRECTIONS}${latitude},${longitude}`;
  if (!address) return null;
  return DIRECTIONS + encodeURIComponent([name, address, city, country].filter(Boolean).join(', '));
}
