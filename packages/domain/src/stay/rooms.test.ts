import { describe, expect, it } from 'vitest';
import { DEFAULT_TRAVELLERS, dealRooms } from './occupancy';
import { addRoom, canAddRoom, type Rooms, removeRoom, roomLimits, setAdults, setAge, setChildren } from './rooms';

const FIRST = dealRooms(DEFAULT_TRAVELLERS);
const room = (adults: number, ...childrenAges: readonly number[]) => ({ adults, childrenAges });

describe('a party, room by room', () => {
  it('[TRAV-01][TRAV-05] has at least one adult in each room and at most ten in total', () => {
    expect(setAdults(FIRST, 0, 1)).toEqual([room(1)]);
    expect(setAdults(FIRST, 0, 0)).toBe(FIRST);
    expect(setAdults(FIRST, 0, 10)).toEqual([room(10)]);
    expect(setAdults(FIRST, 0, 11)).toBe(FIRST);
    const two = [room(7), room(1)];
    expect(roomLimits(two, 1).adults).toEqual({ min: 1, max: 3 });
    expect(setAdults(two, 1, 4)).toBe(two);
  });

  it('[TRAV-02][TRAV-06] has no child at first and at most ten in total', () => {
    expect(roomLimits(FIRST, 0).children).toEqual({ min: 0, max: 10 });
    expect(setChildren(FIRST, 0, -1)).toBe(FIRST);
    expect(setChildren([room(2, 3)], 0, 0)).toEqual([room(2)]);
    expect(setChildren(FIRST, 0, 11)).toBe(FIRST);
    const two = setChildren(setChildren([room(1), room(1)], 0, 6), 1, 4);
    expect(two.map(({ childrenAges }) => childrenAges.length)).toEqual([6, 4]);
    expect(setChildren(two, 1, 5)).toBe(two);
  });

  it('[TRAV-03][TRAV-09] has one age per child, and a new child is 8', () => {
    expect(setChildren([room(2, 3)], 0, 2)).toEqual([room(2, 3, 8)]);
    expect(setChildren([room(2, 3, 8)], 0, 1)).toEqual([room(2, 3)]);
  });

  it('[TRAV-08] accepts an age only from 0 to 17', () => {
    const family: Rooms = [room(2, 8, 8)];
    expect(setAge(family, 0, 1, 0)).toEqual([room(2, 8, 0)]);
    expect(setAge(family, 0, 0, 17)).toEqual([room(2, 17, 8)]);
    expect(setAge(family, 0, 0, 18)).toBe(family);
    expect(setAge(family, 0, 0, -1)).toBe(family);
  });

  it('[TRAV-04][TRAV-07] has one to eight rooms, each new one with its own adult', () => {
    expect(removeRoom(FIRST, 0)).toBe(FIRST);
    expect(addRoom(FIRST)).toEqual([room(2), room(1)]);
    expect(removeRoom([room(2, 4), room(1, 5), room(3)], 1)).toEqual([room(2, 4), room(3)]);
    const eight = Array.from({ length: 8 }, () => room(1));
    expect(addRoom(eight)).toBe(eight);
  });

  it('adds no room if no adult is left for it', () => {
    expect(canAddRoom([room(9)])).toBe(true);
    expect(canAddRoom([room(10)])).toBe(false);
    expect(addRoom([room(6), room(4)])).toHaveLength(2);
  });
});
