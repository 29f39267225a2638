import { describe, expect, it } from 'vitest';
import { clampCount, DEFAULT_TRAVELLERS, dealRooms, readChildrenAges, TRAVELLER_LIMITS } from './occupancy';

describe('travellers', () => {
  it('[TRAV-10] default to 2 adults, 0 children, 1 room', () => {
    expect(DEFAULT_TRAVELLERS).toEqual({ adults: 2, childrenAges: [], rooms: 1 });
  });

  it('[TRAV-05][TRAV-06][TRAV-07] stay within 1–10 adults, 0–10 children and 1–8 rooms', () => {
    expect([0, 1, 10, 11].map((n) => clampCount(n, TRAVELLER_LIMITS.adults))).toEqual([1, 1, 10, 10]);
    expect([-1, 0, 10, 11].map((n) => clampCount(n, TRAVELLER_LIMITS.children))).toEqual([0, 0, 10, 10]);
    expect([0, 1, 8, 9].map((n) => clampCount(n, TRAVELLER_LIMITS.rooms))).toEqual([1, 1, 8, 8]);
  });

  it('[SRCH-08] use only the numbers of a comma list', () => {
    expect(readChildrenAges('5,x,,12, 3,-1,4.5', null)).toEqual([5, 12, 3]);
  });

  it('[TRAV-08] drop ages outside 0 to 17', () => {
    expect(readChildrenAges('0,17,18,99', null)).toEqual([0, 17]);
  });

  it('[TRAV-09] get 8 for a missing age, and lose extra ages', () => {
    expect(readChildrenAges('5', 3)).toEqual([5, 8, 8]);
    expect(readChildrenAges('5,6,7', 1)).toEqual([5]);
    expect(readChildrenAges(null, 2)).toEqual([8, 8]);
  });

  it('[RATE-05] are dealt to the rooms, adults first and then children, one occupancy per room', () => {
    expect(dealRooms({ adults: 5, childrenAges: [3, 7, 12], rooms: 2 })).toEqual([
      { adults: 3, childrenAges: [3, 12] },
      { adults: 2, childrenAges: [7] },
    ]);
  });

  it('leave no room without an adult', () => {
    expect(dealRooms({ adults: 1, childrenAges: [4], rooms: 8 })).toEqual([{ adults: 1, childrenAges: [4] }]);
  });
});
