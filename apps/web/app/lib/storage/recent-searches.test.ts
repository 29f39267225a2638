import { lastSearch, recentSearches } from '@tenth-night/domain/search/recent-searches';
import { decodeSearch } from '@tenth-night/domain/search/search-params';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import { forgetSearch, keptSearches, storeSearch } from './recent-searches';

const TODAY = '2027-03-01' as CalendarDate;
const QUERY = 'checkin=2027-03-12&checkout=2027-03-15&adults=3&rooms=2';
const searchOf = (place: string) =>
  decodeSearch(new URLSearchParams(`placeId=id-${place}&place=${place}&${QUERY}`), TODAY);
const [paris, rome] = [searchOf('Paris'), searchOf('Rome')];

function fakeStorage(first: string | null = null) {
  let text = first;
  const storage = { getItem: () => text, setItem: (_: string, value: string) => (text = value) };
  return () => storage as unknown as Storage;
}

describe('recent searches in the browser', () => {
  it('are the stored searches, the newest first', () => {
    const storage = fakeStorage();
    storeSearch(rome, storage);
    storeSearch(paris, storage);
    expect(recentSearches(keptSearches(storage), TODAY)).toEqual([paris, rome]);
    expect(lastSearch(keptSearches(storage), TODAY)).toEqual(paris);
  });

  it('can be forgotten one by one, and all at once', () => {
    const storage = fakeStorage();
    for (const search of [rome, searchOf('Oslo'), paris]) storeSearch(search, storage);
    forgetSearch(paris, storage);
    expect(lastSearch(keptSearches(storage), TODAY)?.placeName).toBe('Oslo');
    forgetSearch(null, storage);
    expect(keptSearches(storage)).toEqual([]);
  });

  it.each([null, '', '{}', 'checkin=2027-03-12', '[{"checkin":"2027-03-12"}]'])('are none if %j is stored', (text) => {
    expect(keptSearches(fakeStorage(text))).toEqual([]);
  });

  it('are none if the storage is blocked', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    storeSearch(paris, refuse);
    forgetSearch(null, refuse);
    expect(keptSearches(refuse)).toEqual([]);
  });
});
