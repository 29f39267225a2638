import { describe, expect, it } from 'vitest';
import { withAmericanNames } from './american-names';
import type { HotelDetail } from './hotel-detail';
import { aRoom } from './testing/samples';

describe('the names of facilities', () => {
  it('become American, and all others stay', () => {
    const hotel = {
      facilities: ['Fitness centre', 'Lift', 'safety  deposit box', 'Free WiFi', 'Ski lift'],
      rooms: [aRoom({ amenities: ['Hairdryer', 'Desk'] })],
    } as unknown as HotelDetail;
    const { facilities, rooms } = withAmericanNames(hotel);
    expect(facilities).toEqual(['Fitness center', 'Elevator', 'Safe deposit box', 'Free WiFi', 'Ski lift']);
    expect(rooms[0]?.amenities).toEqual(['Hair dryer', 'Desk']);
  });
});
