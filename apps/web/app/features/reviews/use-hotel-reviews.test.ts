import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { RatingDetails } from '@tenth-night/domain/reviews/reviews';
import { describe, expect, it } from 'vitest';
import { queryOf, ratedOf } from './use-hotel-reviews';

const hotel = {
  hotelId: 'lp1',
  name: 'Hotel Bel Colle',
  city: 'Rome',
  address: 'Via Esempio 3',
  latitude: 41.9,
  longitude: 12.5,
} as HotelDetail;
const match = { location_id: '9900123', rating: 4.5 } as RatingDetails;

describe('the request for reviews', () => {
  it('contains all known facts about the hotel, including its street', () => {
    const { hotelId, name, city, address, latitude, longitude } = hotel;
    expect(queryOf(hotel, 'de')).toEqual({ hotelId, name, city, address, latitude, longitude, language: 'de' });
  });

  it('leaves out unknown facts', () => {
    expect(Object.keys(queryOf({ ...hotel, city: null, address: null }, 'en') ?? {})).toEqual([
      ...['hotelId', 'name', 'latitude', 'longitude', 'language'],
    ]);
  });

  it('is not sent for a hotel without a position', () => {
    expect(queryOf({ ...hotel, latitude: null }, 'en')).toBeNull();
    expect(queryOf({ ...hotel, longitude: null }, 'en')).toBeNull();
    expect(queryOf({ ...hotel, latitude: 0, longitude: 0 }, 'en')).not.toBeNull();
  });
});

describe('the rating', () => {
  it('is available after the answer, for a hotel with ratings', () => {
    expect(ratedOf({ match, reviews: [] })).toEqual(match);
    expect(ratedOf({ match: { ...match, rating: null }, reviews: [] })).toBeNull();
    expect([ratedOf('waiting'), ratedOf('none')]).toEqual([null, null]);
  });
});
