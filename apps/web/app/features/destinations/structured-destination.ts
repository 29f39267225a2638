/** Destinations and landmarks for search engines, in words of schema.org. Without ratings, as everywhere. */
import type { RatedHotel } from '@tenth-night/contract/destinations';
import type { Destination } from '@tenth-night/domain/places/destinations';
import { destinationPath, hotelPath, landmarkPath } from '@tenth-night/domain/site/paths';
import type { LandmarkFacts } from './destination-api';

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

export function structuredLandmark(
  { slug, name, latitude, longitude }: LandmarkFacts['landmark'],
  city: { readonly slug: string; readonly name: string },
  hotels: readonly RatedHotel[],
): Structured {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    url: landmarkPath(city.slug, slug),
    about: {
      '@type': 'TouristAttraction',
      name,
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      containedInPlace: { '@type': 'City', name: city.name, url: destinationPath(city.slug) },
    },
    itemListElement: hotels.map((hotel, i) => ({ '@type': 'ListItem', position: i + 1, item: structuredHotel(hotel) })),
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
