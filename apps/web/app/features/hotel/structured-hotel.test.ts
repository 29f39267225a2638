import type { CleanHtml, HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { describe, expect, it } from 'vitest';
import { structuredHotel } from './structured-hotel';

const THIN: HotelDetail = {
  hotelId: 'lp1',
  name: 'Hotel Bel Colle',
  description: '' as CleanHtml,
  importantInformation: '' as CleanHtml,
  address: null,
  city: null,
  country: null,
  stars: null,
  rating: 8.4,
  reviewCount: 1290,
  latitude: null,
  longitude: null,
  phone: null,
  timeZone: null,
  nearby: [],
  times: { checkinFrom: null, checkinUntil: null, checkoutUntil: null },
  photos: [],
  facilities: [],
  policies: [],
  rooms: [],
};

const said = (hotel: HotelDetail) => JSON.parse(JSON.stringify(structuredHotel(hotel)));

describe('a hotel for search engines', () => {
  it('contains all facts of the page', () => {
    const photos = Array.from({ length: 7 }, (_, i) => ({ url: `/s${i}`, urlHd: `/l${i}`, caption: null }));
    const hotel = {
      ...THIN,
      description: '<p>Near the <b>station</b></p><p>Quiet</p>' as CleanHtml,
      address: 'Via Esempio 3',
      city: 'Rome',
      country: 'IT',
      stars: 4,
      latitude: 41.9,
      longitude: 12.5,
      times: { checkinFrom: '15:00', checkinUntil: null, checkoutUntil: '11:00' },
      photos,
      facilities: ['Pool'],
    };
    expect(said(hotel)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Hotel',
      name: 'Hotel Bel Colle',
      description: 'Near the station Quiet',
      image: ['/l0', '/l1', '/l2', '/l3', '/l4'],
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Via Esempio 3',
        addressLocality: 'Rome',
        addressCountry: 'IT',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 41.9, longitude: 12.5 },
      starRating: { '@type': 'Rating', ratingValue: 4 },
      checkinTime: '15:00',
      checkoutTime: '11:00',
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Pool', value: true }],
    });
  });

  it('contains no unknown facts, and no guest rating', () => {
    expect(said(THIN)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Hotel',
      name: 'Hotel Bel Colle',
      address: { '@type': 'PostalAddress' },
    });
  });
});
