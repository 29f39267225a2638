import { describe, expect, it } from 'vitest';
import { facilityBadges } from './facility-badges';

describe('facility badges', () => {
  it('[RES-24] are at most 3, the most distinctive first', () => {
    // Restaurant, free WiFi, breakfast, spa, pool.
    expect(facilityBadges({ facilityIds: [3, 107, 24, 54, 301] })).toEqual(['pool', 'spa', 'breakfast']);
  });

  it('name only existing facilities, and each once', () => {
    expect(facilityBadges({ facilityIds: [] })).toEqual([]);
    expect(facilityBadges({ facilityIds: [46, 107] })).toEqual(['freeParking', 'freeWifi']);
    expect(facilityBadges({ facilityIds: [2, 47] })).toEqual(['parking', 'wifi']);
  });
});
