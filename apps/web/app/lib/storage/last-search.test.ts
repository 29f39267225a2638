import { decodeSearch } from '@tenth-night/domain/search/search-params';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import { readLastSearch, storeLastSearch } from './last-search';

const TODAY = '2027-03-01' as CalendarDate;
const QUERY = 'placeId=ChIJ1&place=Paris&checkin=2027-03-12&checkout=2027-03-15&adults=3&rooms=2';
const search = decodeSearch(new URLSearchParams(QUERY), TODAY);

function fakeStorage(first: string | null = null) {
  let text = first;
  const storage = { getItem: () => text, setItem: (_: string, value: string) => (text = value) };
  return () => storage as unknown as Storage;
}

describe('the last search', () => {
  it('is the stored search', () => {
    const storage = fakeStorage();
    storeLastSearch(search, storage);
    expect(readLastSearch(TODAY, storage)).toEqual(search);
  });

  it('has no dates once they have passed', () => {
    const storage = fakeStorage();
    storeLastSearch(search, storage);
    expect(readLastSearch('2027-03-13' as CalendarDate, storage)).toEqual({ ...search, dates: null });
  });

  it.each([null, '', '{}', 'checkin=2027-03-12'])('is null if %j is stored', (text) => {
    expect(readLastSearch(TODAY, fakeStorage(text))).toBeNull();
  });

  it('is null if the storage is blocked', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    storeLastSearch(search, refuse);
    expect(readLastSearch(TODAY, refuse)).toBeNull();
  });
});
