import { describe, expect, it } from 'vitest';
import { CITIES } from '../cities/cities';
import { distanceKm } from '../lat-lng';
import { cityHotels } from './city-hotels';
import { citySerialOf } from './hotel-id';
import { roomsOf } from './hotel-rooms';

describe.each(CITIES.map((city) => [city.slug, city] as const))('the hotels of %s', (_, city) => {
  const hotels = cityHotels('test', city);

  it('are as many as the city has', () => {
    expect(hotels).toHaveLength(city.hotelCount);
  });

  it('have unique ids that lead back to the city', () => {
    expect(new Set(hotels.map(({ id }) => id)).size).toBe(hotels.length);
    for (const { id } of hotels) expect(citySerialOf(id)).toBe(city.serial);
  });

  it('have unique names, made of words only', () => {
    expect(new Set(hotels.map(({ name }) => name)).size).toBe(hotels.length);
    for (const { name, address } of hotels) {
      expect(name).toMatch(/^[\p{L}][\p{L}'’&,\- ]+$/u);
      expect(address).toMatch(/^[\p{L}\d][\p{L}\d '’.,#/-]+$/u);
    }
  });

  it('are within the city, more of them near its centre', () => {
    const distances = hotels.map((hotel) => distanceKm(city.centre, hotel));
    expect(Math.max(...distances)).toBeLessThan(city.radiusKm + 0.01);
    const inner = distances.filter((km) => km < city.radiusKm / 2).length;
    expect(inner).toBeGreaterThan(hotels.length / 2);
  });

  it('have stars, ratings and reviews within their scales', () => {
    for (const { stars, rating, reviewCount } of hotels) {
      expect([1, 2, 3, 3.5, 4, 4.5, 5]).toContain(stars);
      expect(rating === 0).toBe(reviewCount === 0);
      expect(rating).toBeLessThanOrEqual(10);
    }
    const unrated = hotels.filter(({ rating }) => rating === 0).length / hotels.length;
    expect(unrated).toBeGreaterThan(0.01);
    expect(unrated).toBeLessThan(0.08);
    expect(new Set(hotels.map(({ stars }) => stars)).size).toBe(7);
  });

  it('have more facilities with more stars', () => {
    const mean = (wanted: number): number => {
      const counts = hotels.filter(({ stars }) => stars === wanted).map(({ facilityIds }) => facilityIds.length);
      return counts.reduce((sum, count) => sum + count, 0) / counts.length;
    };
    expect(mean(5)).toBeGreaterThan(mean(3) + 3);
    expect(mean(3)).toBeGreaterThan(mean(1) + 2);
  });

  it('have a room for two and one for four', () => {
    for (const hotel of hotels) {
      const sleeps = roomsOf(hotel).map((room) => room.sleeps);
      expect(Math.max(...sleeps)).toBeGreaterThanOrEqual(4);
      expect(sleeps.some((beds) => beds === 2 || beds === 3)).toBe(true);
    }
  });

  it('depend only on the seed', () => {
    const summary = (seed: string): string =>
      JSON.stringify(cityHotels(seed, city).map(({ city: _city, ...own }) => own));
    expect(summary('test')).toBe(summary('test'));
    expect(summary('other')).not.toBe(summary('test'));
  });
});
