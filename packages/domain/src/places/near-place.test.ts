import { describe, expect, it } from 'vitest';
import { isNearPlace, nearPlace, nearPlaceId } from './near-place';
import { searchRadiusMetres } from './search-area';

describe('a place near the traveler', () => {
  it.each([
    [{ latitude: 48.85837, longitude: 2.29448 }, 'near_4886_229', 48.86, 2.29],
    [{ latitude: -33.8688, longitude: 151.2093 }, 'near_-3387_15121', -33.87, 151.21],
    [{ latitude: -0.001, longitude: 0.001 }, 'near_0_0', 0, 0],
    [{ latitude: 90, longitude: -180 }, 'near_9000_-18000', 90, -180],
  ])('has its position in its id, to about a kilometer: %j', (position, id, latitude, longitude) => {
    expect(nearPlaceId(position)).toBe(id);
    expect(isNearPlace(id)).toBe(true);
    expect(nearPlace(id)?.place).toMatchObject({ id, latitude, longitude, name: `${latitude}, ${longitude}` });
  });

  it.each(['', 'ChIJD7fiBh9u5kcR', 'near_', 'near_4886', 'near_4886_', 'near_48.86_2', 'near_9001_0', 'near_0_18001'])(
    'is not %j',
    (id) => {
      expect(nearPlace(id)).toBeNull();
    },
  );

  it('is distinguished from other places by its id', () => {
    expect([isNearPlace(null), isNearPlace('ChIJnear_1_1')]).toEqual([false, false]);
  });

  it.each([0, 48.86, -80])('reaches as far as one drives to a hotel, at latitude %d', (latitude) => {
    const id = nearPlaceId({ latitude, longitude: 2.29 });
    const { place, viewport } = nearPlace(id) ?? {};
    const radius = place && viewport && searchRadiusMetres(place.type, { latitude, longitude: 2.29 }, viewport);
    expect(radius).toBeGreaterThan(11_000);
    expect(radius).toBeLessThan(16_000);
  });
});
