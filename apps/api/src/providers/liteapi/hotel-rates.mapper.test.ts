import { bestOffer } from '@tenth-night/domain/offers/offer';
import { hasBreakfast, isPetFriendly } from '@tenth-night/domain/offers/traits';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import type { WireHotel } from '@tenth-night/provider-wire/hotel-rates/hotels';
import { describe, expect, it } from 'vitest';
import { toHotel } from './hotel-rates.mapper';

const BARE = { id: 'lp7a10c', name: 'Hôtel du Parc' };
const read = (part: Partial<WireHotel>) => toHotel({ ...BARE, ...part }, () => undefined) as Hotel;

describe('a hotel of the provider’s list', () => {
  it('[DATA-10] is mapped with all fields that a list shows and filters by', () => {
    const hotel = read({
      address: '8 Rue de la Paix',
      city: 'Paris',
      country: 'fr',
      stars: 4,
      rating: 8.7,
      reviewCount: 120,
      thumbnail: 'https://pictures.test/thumb.jpg',
      latitude: 48.87,
      longitude: 2.33,
      facilityIds: [24, 107],
      petsAllowed: true,
    });
    expect(hotel).toEqual({
      hotelId: 'lp7a10c',
      name: 'Hôtel du Parc',
      address: '8 Rue de la Paix',
      city: 'Paris',
      country: 'FR',
      stars: 4,
      rating: 8.7,
      reviewCount: 120,
      thumbnail: 'https://pictures.test/thumb.jpg',
      latitude: 48.87,
      longitude: 2.33,
      facilityIds: [24, 107],
      petsAllowed: true,
    });
    // Breakfast and the best offer are not fields of a hotel. They are computed from other data.
    expect([isPetFriendly(hotel), hasBreakfast(hotel), bestOffer([])]).toEqual([true, true, null]);
  });

  it('has no value if the provider sends nothing or 0', () => {
    const unknown = { address: null, city: null, country: null, stars: null, rating: null, reviewCount: null };
    const nowhere = { thumbnail: null, latitude: null, longitude: null, facilityIds: [] };
    expect(read({ stars: 0, rating: 0, reviewCount: 0 })).toEqual({
      hotelId: 'lp7a10c',
      name: 'Hôtel du Parc',
      ...unknown,
      ...nowhere,
    });
  });

  it('[DATA-11] has its country from `country` or `countryCode`', () => {
    expect([read({ country: 'fr' }).country, read({ countryCode: 'fr' }).country]).toEqual(['FR', 'FR']);
    expect(read({ country: 'fr', countryCode: 'de' }).country).toBe('FR');
  });

  it('[DATA-12] has its stars from `stars` or `starRating`', () => {
    expect([read({ stars: 4.5 }).stars, read({ starRating: 3 }).stars]).toEqual([4.5, 3]);
    expect(read({ stars: 0, starRating: 3 }).stars).toBe(3);
  });

  it('[DATA-13] has its picture from `thumbnail`, `main_photo` or the first of `images`', () => {
    const images = [{ url: 'image' }, { url: 'second' }];
    expect(read({ thumbnail: 'thumbnail', main_photo: 'main', images }).thumbnail).toBe('thumbnail');
    expect(read({ thumbnail: '', main_photo: 'main', images }).thumbnail).toBe('main');
    expect(read({ images }).thumbnail).toBe('image');
    expect(read({ images: [] }).thumbnail).toBeNull();
  });

  it('[DATA-14] has its facilities from `facilityIds` or `facilities`, by id or by name', () => {
    expect(read({ facilityIds: [4], facilities: [24] })).toMatchObject({ facilityIds: [4] });
    expect(read({ facilities: [24, { facilityId: 4, name: 'Pets allowed' }] })).toMatchObject({ facilityIds: [24, 4] });
    const named = read({ facilities: ['Pets allowed', { name: 'Buffet breakfast' }] });
    expect([isPetFriendly(named), hasBreakfast(named)]).toEqual([true, true]);
  });

  it('is null without a name, or if the provider has deleted it', () => {
    const leftOut: string[] = [];
    const leaveOut = (kind: string) => void leftOut.push(kind);
    expect(toHotel({ ...BARE, deletedAt: '2026-01-01' }, leaveOut)).toBeNull();
    expect(leftOut).toEqual([]);
    expect(toHotel({ id: 'lp1', name: '' }, leaveOut)).toBeNull();
    expect(leftOut).toEqual(['hotel']);
  });
});
