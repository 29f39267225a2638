import { describe, expect, it } from 'vitest';
import { cityLookOf } from './city-look';
import { type HotelPictureKind, hotelLookOf } from './hotel-look';
import { hotelPicture } from './hotel-picture';

const KINDS: readonly HotelPictureKind[] = ['facade', 'lobby', 'room', 'bath', 'pool', 'view', 'restaurant'];
const input = { seed: 'lp1', stars: 4, city: 'rome' };

describe('the drawn pictures of a hotel', () => {
  it('show the landmark of the city only in the view from the hotel', () => {
    const { mark } = cityLookOf('rome');
    const withMark = KINDS.filter((kind) => hotelPicture({ ...input, kind }).includes(mark));
    expect(withMark).toEqual(['view']);
  });

  it('share one time of day, and all times of day occur', () => {
    const hourOf = (seed: number, kind: HotelPictureKind) => hotelLookOf({ ...input, seed, kind }).hour;
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    expect(new Set(seeds.map((seed) => hourOf(seed, 'facade')))).toEqual(new Set(['morning', 'noon', 'dusk']));
    for (const seed of seeds) expect(hourOf(seed, 'room')).toBe(hourOf(seed, 'facade'));
  });
});
