import { describe, expect, it } from 'vitest';
import type { Hotel } from './hotel';
import { byDistance } from './sort';

const hotel = (name: string, latitude: number | null): Hotel => ({
  hotelId: name,
  name,
  address: null,
  city: null,
  country: null,
  stars: null,
  rating: null,
  reviewCount: null,
  thumbnail: null,
  latitude,
  longitude: latitude === null ? null : 2.35,
  facilityIds: [],
});
const centre = { latitude: 48.85, longitude: 2.35 };
const names = (hotels: readonly Hotel[], from: typeof centre | null) =>
  byDistance(hotels, from).map((row) => row.hotel.name);

describe('the default order', () => {
  it('[SORT-02] is by distance from the destination, nearest first', () => {
    const hotels = [hotel('Far', 48.95), hotel('Near', 48.86), hotel('Middle', 48.9)];
    expect(names(hotels, centre)).toEqual(['Near', 'Middle', 'Far']);
  });

  it('puts hotels without coordinates last and breaks ties by name', () => {
    const hotels = [hotel('Zoo', null), hotel('B', 48.9), hotel('A', 48.9), hotel('Ark', null)];
    expect(names(hotels, centre)).toEqual(['A', 'B', 'Ark', 'Zoo']);
    expect(names(hotels, null)).toEqual(['A', 'Ark', 'B', 'Zoo']);
  });

  it('[RES-21] tells the distance in km', () => {
    expect(byDistance([hotel('Near', 48.86)], centre)[0]?.distanceKm).toBeCloseTo(1.112, 2);
  });
});
