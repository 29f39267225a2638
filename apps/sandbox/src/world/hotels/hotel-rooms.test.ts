import { describe, expect, it } from 'vitest';
import { CITIES } from '../cities/cities';
import { roomContent } from '../content/room-content';
import { CONTENT_LANGUAGES } from '../languages';
import { cityHotels } from './city-hotels';
import { roomsOf } from './hotel-rooms';

const hotels = CITIES.filter(({ slug }) => slug === 'paris' || slug === 'london').flatMap((city) =>
  cityHotels('test', city),
);
const rooms = hotels.slice(0, 1500).flatMap((hotel) => roomsOf(hotel).map((room) => ({ hotel, room })));

describe('the rooms of a hotel', () => {
  it('are two to eight, cheapest first, each with its own id', () => {
    const counts = new Set(hotels.map((hotel) => roomsOf(hotel).length));
    expect([...counts].toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8]);
    const ids = hotels.flatMap((hotel) => roomsOf(hotel).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const hotel of hotels) {
      const factors = roomsOf(hotel).map(({ priceFactor }) => priceFactor);
      expect(factors).toEqual(factors.toSorted((a, b) => a - b));
    }
  });

  it('have beds for all their guests', () => {
    for (const { hotel, room } of rooms) {
      const places = roomContent(hotel, room, 'en').beds.reduce(
        (sum, { bed, quantity }) => sum + bed.sleeps * quantity,
        0,
      );
      expect(places).toBeGreaterThanOrEqual(room.sleeps);
    }
  });

  it('have a size, six to twenty amenities and some a view', () => {
    const contents = rooms.map(({ hotel, room }) => roomContent(hotel, room, 'en'));
    for (const { squareMetres, amenities } of contents) {
      expect(squareMetres).toBeGreaterThanOrEqual(9);
      expect(amenities.length).toBeGreaterThanOrEqual(6);
      expect(amenities.length).toBeLessThanOrEqual(20);
      expect(amenities.every(({ name }) => name.length > 0)).toBe(true);
    }
    const withView = contents.filter(({ views }) => views.length > 0).length / contents.length;
    expect(withView).toBeGreaterThan(0.25);
    expect(withView).toBeLessThan(0.45);
  });

  it('keep their bed and their size in every language', () => {
    for (const { hotel, room } of rooms.slice(0, 50)) {
      const told = CONTENT_LANGUAGES.map((language) => roomContent(hotel, room, language));
      expect(
        new Set(told.map(({ beds, squareMetres, views }) => JSON.stringify([beds, squareMetres, views]))).size,
      ).toBe(1);
      for (const { description } of told) expect(description).not.toMatch(/[{}]|undefined/);
    }
  });

  it('are described in the language, in plain text or light HTML, but in some hotels in English', () => {
    const german = rooms.map(({ hotel, room }) => roomContent(hotel, room, 'de').description);
    const english = rooms.map(({ hotel, room }) => roomContent(hotel, room, 'en').description);
    const same = german.filter((text, k) => text === english[k]).length / german.length;
    expect(same).toBeGreaterThan(0.1);
    expect(same).toBeLessThan(0.25);
    const html = english.filter((text) => text.startsWith('<p>')).length / english.length;
    expect(html).toBeGreaterThan(0.2);
    expect(html).toBeLessThan(0.4);
  });
});
