/** A hotel for search engines: schema.org `Hotel`. Without ratings, because the reviews service forbids it. */
import type { CleanHtml, HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';

const MAX_PHOTOS = 5;
const MAX_TEXT = 500;

/** The paths of pictures are on our own origin, and come without it. */
export function structuredHotel(hotel: HotelDetail): Readonly<Record<string, unknown>> {
  const { name, description, photos, address, city, country, stars, latitude, longitude, times, facilities } = hotel;
  const hasPosition = latitude !== null && longitude !== null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name,
    description: plainText(description) || undefined,
    image: photos.length > 0 ? photos.slice(0, MAX_PHOTOS).map(({ urlHd }) => urlHd) : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address ?? undefined,
      addressLocality: city ?? undefined,
      addressCountry: country ?? undefined,
    },
    geo: hasPosition ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    starRating: stars === null ? undefined : { '@type': 'Rating', ratingValue: stars },
    checkinTime: times.checkinFrom ?? undefined,
    checkoutTime: times.checkoutUntil ?? undefined,
    amenityFeature:
      facilities.length > 0
        ? facilities.map((facility) => ({ '@type': 'LocationFeatureSpecification', name: facility, value: true }))
        : undefined,
  };
}

function plainText(html: CleanHtml): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT);
}
