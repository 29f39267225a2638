import { describe, expect, it } from 'vitest';
import { listOfHotel, MAIN_LIST_ID, type SavedHotel, type SavedLists, withHotel, withoutHotel } from './saved-lists';

const hotel = (hotelId: string): SavedHotel => ({ hotelId, name: `Hotel ${hotelId}`, city: 'Rome', thumbnail: null });
const many = (count: number) => Array.from({ length: count }, (_, i) => hotel(`h${i}`));
const idsOf = (lists: SavedLists | null) =>
  Object.fromEntries((lists ?? []).map(({ id, hotels }) => [id, hotels.map(({ hotelId }) => hotelId)]));

const TWO = [
  { id: MAIN_LIST_ID, name: null, hotels: [hotel('a'), hotel('b')] },
  { id: 'honeymoon', name: 'Honeymoon', hotels: [] },
];

describe('a saved hotel', () => {
  it('goes to the top of its list, and the main list exists from the start', () => {
    expect(idsOf(withHotel([], MAIN_LIST_ID, hotel('a')))).toEqual({ main: ['a'] });
    expect(idsOf(withHotel(TWO, MAIN_LIST_ID, hotel('c')))).toEqual({ main: ['c', 'a', 'b'], honeymoon: [] });
  });

  it('is saved once, however often it is pressed', () => {
    const once = withHotel(TWO, MAIN_LIST_ID, hotel('b'));
    expect(idsOf(once)).toEqual(idsOf(TWO));
  });

  it('moves to another list, so that it is in one list only', () => {
    const moved = withHotel(TWO, 'honeymoon', hotel('a')) ?? [];
    expect(idsOf(moved)).toEqual({ main: ['b'], honeymoon: ['a'] });
    expect(listOfHotel(moved, 'a')?.id).toBe('honeymoon');
  });

  it('is the hundredth at most', () => {
    const almost = [{ id: MAIN_LIST_ID, name: null, hotels: many(99) }];
    const full = withHotel(almost, MAIN_LIST_ID, hotel('last')) ?? [];
    expect(full[0]?.hotels).toHaveLength(100);
    expect(withHotel(full, MAIN_LIST_ID, hotel('one more'))).toBeNull();
    expect(withHotel(full, MAIN_LIST_ID, hotel('last'))).toEqual(full);
  });

  it('goes into no list that does not exist', () => {
    expect(withHotel(TWO, 'unknown', hotel('c'))).toBeNull();
  });

  it('can be removed, and removed again', () => {
    const without = withoutHotel(TWO, 'a');
    expect(idsOf(without)).toEqual({ main: ['b'], honeymoon: [] });
    expect(withoutHotel(without, 'a')).toEqual(without);
  });
});
