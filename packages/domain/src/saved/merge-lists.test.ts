import { describe, expect, it } from 'vitest';
import { mergeLists } from './merge-lists';
import type { SavedHotel, SavedLists } from './saved-lists';

const hotel = (hotelId: string): SavedHotel => ({ hotelId, name: hotelId, city: null, thumbnail: null });
const list = (id: string, name: string | null, ...ids: string[]) => ({ id, name, hotels: ids.map(hotel) });
const shown = (lists: SavedLists) =>
  lists.map(({ id, name, hotels }) => [id, name, hotels.map(({ hotelId }) => hotelId).join(' ')]);
const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);

const ACCOUNT = [list('main', null, 'a'), list('one', 'Rome', 'b')];

describe('merging the lists of a browser into an account', () => {
  it('keeps the hotels of both, by the id of a list and then by its name', () => {
    const merged = mergeLists(ACCOUNT, [
      list('main', null, 'd', 'c'),
      list('two', 'ROME', 'e'),
      list('three', 'Oslo', 'f'),
    ]);
    expect(shown(merged)).toEqual([
      ['main', null, 'd c a'],
      ['one', 'Rome', 'e b'],
      ['three', 'Oslo', 'f'],
    ]);
  });

  it('leaves a hotel in the list of the account, and its name too', () => {
    const merged = mergeLists(ACCOUNT, [list('main', 'Mine', 'b'), list('one', 'Roma')]);
    expect(shown(merged)).toEqual(shown(ACCOUNT));
  });

  it('gives the same when it is sent twice', () => {
    const browser = [list('main', null, 'd', 'c'), list('two', 'Oslo', 'e')];
    const once = mergeLists(ACCOUNT, browser);
    expect(mergeLists(once, browser)).toEqual(once);
  });

  it('loses no heart of a list that does not fit: it goes to the first list with room', () => {
    const full = [list('main', null, ...ids('m', 100)), ...ids('l', 19).map((id) => list(id, id))];
    const merged = mergeLists(full, [list('new', 'New', 'x'), list('main', null, 'y')]);
    expect(merged).toHaveLength(20);
    expect(shown(merged).at(1)).toEqual(['l0', 'l0', 'y x']);
  });

  it('starts with the main list of an empty account', () => {
    expect(shown(mergeLists([], [list('two', 'Oslo', 'e')]))).toEqual([
      ['main', null, ''],
      ['two', 'Oslo', 'e'],
    ]);
  });
});
