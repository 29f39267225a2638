/** A destination for search engines: schema.org `TouristDestination`. Without ratings, as everywhere. */
import type { RatedHotel } from '@tenth-night/contract/destinations';
import type { Destination } from '@tenth-night/domain/places/destinations';
import { destinationPath, hotelPath } from '@tenth-night/domain/site/paths';

type Structured = Readonly<Record<string, unknown>>;

/** Paths of pages and pictures come without our origin. */
export function structuredDestination(
  { slug, centre }: Destination,
  name: string,
  hotels: readonly RatedHotel[],
): Structured {
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristDestination',
    name,
    url: destinationPath(slug),
    geo: { '@type': 'GeoCoordinates', ...centre },
    containsPlace: hotels.length > 0 ? hotels.map(structuredHotel) : undefined,
  };
}

function structuredHotel({ hotelId, name, thumbnail, stars, latitude, longitude }: RatedHotel): Structured {
  const hasPosition = latitude !== null && longitude !== null;
  return {
    '@type': 'Hotel',
    name,
    url: hotelPath(hotelId),
    image: thumbnail ? [thumbnail] : undefined,
    starRating: stars === null ? undefined : { '@type': 'Rating', ratingValue: stars },
    geo: hasPosition ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
  };
}
