import { describe, expect, it } from 'vitest';
import { cleanHotel, cleanListName, withList, withoutList } from './named-lists';
import { MAIN_LIST_ID, type SavedHotel, type SavedLists, withMainList } from './saved-lists';

const hotel = (hotelId: string): SavedHotel => ({ hotelId, name: `Hotel ${hotelId}`, city: 'Rome', thumbnail: null });
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

describe('a hotel that a browser sends', () => {
  it.each([
    ['/api/pictures?url=https%3A%2F%2Fx.test%2Fa(1).jpg', true],
    ['https://elsewhere.test/a.jpg', false],
    ['/api/pictures?url=x&w=1', false],
    [`/api/pictures?url=${'x'.repeat(1000)}`, false],
  ])('keeps only a picture of our origin: %s', (thumbnail, isKept) => {
    expect(cleanHotel({ ...hotel('a'), thumbnail }).thumbnail).toBe(isKept ? thumbnail : null);
  });

  it('has short texts', () => {
    const long = 'x'.repeat(300);
    expect(cleanHotel({ ...hotel('a'), name: long, city: long })).toMatchObject({
      name: 'x'.repeat(200),
      city: 'x'.repeat(200),
    });
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
