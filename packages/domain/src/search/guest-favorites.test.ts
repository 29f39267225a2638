import { describe, expect, it } from 'vitest';
import { favoritesNear, guestFavorites, weightedRating } from './guest-favorites';

const hotel = (name: string, rating: number | null, reviewCount: number | null) => ({ name, rating, reviewCount });
const names = (hotels: readonly { readonly name: string }[]) => hotels.map(({ name }) => name);

describe('guest favorites', () => {
  it('rank by a rating that counts for more with more reviews', () => {
    const hotels = [hotel('Few', 9.6, 110), hotel('Many', 9.2, 3000), hotel('Good', 8.4, 3000)];
    expect(names(guestFavorites(hotels, 3))).toEqual(['Many', 'Good', 'Few']);
  });

  it('leave out hotels with a low rating, with few reviews, or without either', () => {
    const hotels = [
      hotel('Low', 7.9, 5000),
      hotel('New', 9.9, 99),
      hotel('Unrated', null, 500),
      hotel('Uncounted', 9, null),
      hotel('Just', 8, 100),
    ];
    expect(names(guestFavorites(hotels, 9))).toEqual(['Just']);
  });

  it('are as many as requested, and equal ones are in order of name', () => {
    const hotels = [hotel('C', 9, 500), hotel('A', 9, 500), hotel('B', 9, 500)];
    expect(names(guestFavorites(hotels, 2))).toEqual(['A', 'B']);
    expect(names(hotels), 'the list itself stays').toEqual(['C', 'A', 'B']);
  });

  it('near a place are within the given distance', () => {
    const at = (name: string, latitude: number | null) => ({ ...hotel(name, 9, 500), latitude, longitude: 2 });
    const hotels = [at('Nowhere', null), at('Far', 48.03), at('Near', 48.01), at('Here', 48)];
    expect(names(favoritesNear(hotels, { latitude: 48, longitude: 2 }, 2, 9))).toEqual(['Here', 'Near']);
  });

  it('start from a usual rating', () => {
    expect(weightedRating(hotel('None', null, null))).toBe(7.5);
    expect(weightedRating(hotel('Some', 9.5, 200))).toBe(8.5);
  });
});
