import type { SavedList } from '@tenth-night/domain/saved/saved-lists';
import { describe, expect, it } from 'vitest';
import { readStoredSaved, storeSaved } from './stored-saved';

const HOTEL = { hotelId: 'lp1', name: 'Hotel Testa', city: 'Rome', thumbnail: null };
const LISTS: SavedList[] = [{ id: 'main', name: null, hotels: [HOTEL] }];
const NONE = { lists: [], last: 'main' };

const holding = (text: string | null) => () => ({ getItem: () => text, setItem: () => {} });
const kept = (change: object) => JSON.stringify({ version: 1, lists: LISTS, last: 'main', ...change });

describe('stored hotels', () => {
  it('are read as they were stored', () => {
    let text: string | null = null;
    const keep = (_: string, value: string) => {
      text = value;
    };
    const storage = () => ({ getItem: () => text, setItem: keep });
    storeSaved({ lists: LISTS, last: 'rome' }, storage);
    expect(readStoredSaved(storage)).toEqual({ lists: LISTS, last: 'rome' });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['another version', kept({ version: 2 })],
    ['no lists', kept({ lists: 'x' })],
    ['a list without hotels', kept({ lists: [{ id: 'main', name: null }] })],
    ['a hotel without a name', kept({ lists: [{ ...LISTS[0], hotels: [{ hotelId: 'lp1' }] }] })],
    ['a hotel that is no object', kept({ lists: [{ ...LISTS[0], hotels: [null] }] })],
  ])('are none if the stored value has another shape: %s', (_, text) => {
    expect(readStoredSaved(holding(text))).toEqual(NONE);
  });

  it('have limits, whatever is stored', () => {
    const list = { ...LISTS[0], hotels: Array(150).fill(HOTEL) };
    const read = readStoredSaved(holding(kept({ lists: Array(30).fill(list) })));
    expect([read?.lists.length, read?.lists[0]?.hotels.length]).toEqual([20, 100]);
  });

  it('are unknown if the storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.');
    };
    expect(() => storeSaved(NONE, blocked)).not.toThrow();
    expect(readStoredSaved(blocked)).toBeNull();
  });
});
