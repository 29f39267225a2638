import { describe, expect, it } from 'vitest';
import {
  cleanListName,
  listOfHotel,
  MAIN_LIST_ID,
  type SavedHotel,
  type SavedLists,
  withHotel,
  withList,
  withMainList,
  withoutHotel,
  withoutList,
} from './saved-lists';

const hotel = (hotelId: string): SavedHotel => ({ hotelId, name: `Hotel ${hotelId}`, city: 'Rome', thumbnail: null });
const many = (count: number) => Array.from({ length: count }, (_, i) => hotel(`h${i}`));
const idsOf = (lists: SavedLists | null) =>
  Object.fromEntries((lists ?? []).map(({ id, hotels }) => [id, hotels.map(({ hotelId }) => hotelId)]));

const TWO = [
  { id: MAIN_LIST_ID, name: null, hotels: [hotel('a'), hotel('b')] },
  { id: 'honeymoon', name: 'Honeymoon', hotels: [] },
];

describe('the name of a list', () => {
  it.each([
    ['  Rome  in\n May ', 'Rome in May'],
    ['x'.repeat(61), 'x'.repeat(60)],
    ['🏨'.repeat(61), '🏨'.repeat(60)],
    ['a\u0000b', 'a b'],
    [' \t ', null],
  ])('is cleaned: %j', (text, name) => {
    expect(cleanListName(text)).toBe(name);
  });
});

describe('a saved hotel', () => {
  it('goes to the top of its list, and the main list exists without a press', () => {
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

describe('a list', () => {
  it('is made once, and renamed with the same id', () => {
    const made = withList([], 'x', ' Rome ') ?? [];
    expect(made.map(({ name }) => name)).toEqual([null, 'Rome']);
    expect((withList(made, 'x', 'Roma') ?? []).map(({ name }) => name)).toEqual([null, 'Roma']);
    expect(withList(made, 'x', '  ')).toBeNull();
  });

  it('is the twentieth at most, with the main list', () => {
    const lists = withMainList(Array.from({ length: 19 }, (_, i) => ({ id: `l${i}`, name: `${i}`, hotels: [] })));
    expect(withList(lists, 'more', 'More')).toBeNull();
    expect(withList(lists.slice(0, 19), 'more', 'More')).toHaveLength(20);
    expect(withList(lists, 'l3', 'Three')).toHaveLength(20);
  });

  it('is deleted with its hotels; the main list is emptied and loses its name', () => {
    expect(idsOf(withoutList(TWO, 'honeymoon'))).toEqual({ main: ['a', 'b'] });
    expect(withoutList([{ ...TWO[0], name: 'Mine' } as never, ...TWO.slice(1)], MAIN_LIST_ID)).toEqual([
      { id: MAIN_LIST_ID, name: null, hotels: [] },
      TWO[1],
    ]);
  });
});
