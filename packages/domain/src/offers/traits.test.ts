import { describe, expect, it } from 'vitest';
import { facilitiesNamed } from '../search/facility-words';
import { hasBreakfast, includesBreakfast, isFullyRefundable, isPetFriendly } from './traits';

const NONE = { facilityIds: [] };
const offer = { board: null, boardName: null, rateName: '' };

describe('breakfast', () => {
  it('[FILT-21] is available with a breakfast facility', () => {
    expect([24, 43, 7].map((id) => hasBreakfast({ facilityIds: [id] }))).toEqual([true, true, false]);
  });

  it('[FILT-22] is available if a facility says so', () => {
    expect(hasBreakfast({ ...NONE, namedFacilities: facilitiesNamed(['Buffet breakfast']) })).toBe(true);
    expect(hasBreakfast({ ...NONE, namedFacilities: facilitiesNamed(['No breakfast']) })).toBe(false);
  });

  it('[FILT-23] is included with the boards BB and BI, and with boards that mean more', () => {
    const included = ['BB', 'BI', 'BNB', 'HB', 'FB', 'AI'].map((board) => includesBreakfast({ ...offer, board }));
    expect(included).toEqual([true, true, true, true, true, true]);
    expect(['RO', 'RR', 'SC'].map((board) => includesBreakfast({ ...offer, board }))).toEqual([false, false, false]);
    expect(includesBreakfast({ ...offer, boardName: 'BB' })).toBe(true);
    expect(includesBreakfast(offer)).toBe(false);
  });

  it('[FILT-24] is included if the name of the rate says so', () => {
    expect(includesBreakfast({ ...offer, board: 'RO', rateName: 'Flexible with Breakfast' })).toBe(true);
  });
});

describe('pets', () => {
  it('[FILT-18][FILT-19][FILT-20] are allowed by the flag, by a facility that says so, and by the facility id 4', () => {
    expect(isPetFriendly({ ...NONE, petsAllowed: true })).toBe(true);
    expect(isPetFriendly({ ...NONE, namedFacilities: facilitiesNamed(['Pets welcome']) })).toBe(true);
    expect(isPetFriendly({ facilityIds: [4] })).toBe(true);
    const none = facilitiesNamed(['No pets allowed']);
    expect(isPetFriendly({ facilityIds: [5], petsAllowed: false, namedFacilities: none })).toBe(false);
  });
});

it('treats only a refund that is not partial as a full refund', () => {
  expect(isFullyRefundable({ isRefundable: true, hasPartialRefund: false })).toBe(true);
  expect(isFullyRefundable({ isRefundable: true, hasPartialRefund: true })).toBe(false);
  expect(isFullyRefundable({ isRefundable: false, hasPartialRefund: false })).toBe(false);
});
