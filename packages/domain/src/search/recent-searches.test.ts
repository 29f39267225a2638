import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../stay/dates';
import {
  type KeptSearch,
  lastSearch,
  MOST_RECENT_SEARCHES,
  readKeptSearches,
  recentSearches,
  withoutSearch,
  withSearch,
} from './recent-searches';
import type { SearchCriteria } from './search-params';

const TODAY = '2027-03-01' as CalendarDate;
const day = (ahead: number) => addDays(TODAY, ahead);

function search(name: string, changes: Partial<SearchCriteria> = {}): SearchCriteria {
  return {
    placeId: `id-${name}`,
    placeName: name,
    dates: { checkin: day(10), checkout: day(13) },
    travellers: { adults: 3, childrenAges: [5], rooms: 2 },
    isStreaming: true,
    isDebugging: false,
    ...changes,
  };
}

const keep = (...searches: readonly SearchCriteria[]) => searches.reduce(withSearch, [] as readonly KeptSearch[]);
const names = (kept: readonly KeptSearch[]) => kept.map(({ place }) => place);

describe('recent searches', () => {
  it('are offered with place, dates and party, the newest first', () => {
    expect(recentSearches(keep(search('Rome'), search('Paris')), TODAY)).toEqual([search('Paris'), search('Rome')]);
  });

  it('are the last five', () => {
    const kept = keep(...['A', 'B', 'C', 'D', 'E', 'F'].map((name) => search(name)));
    expect(MOST_RECENT_SEARCHES).toBe(5);
    expect(names(kept)).toEqual(['F', 'E', 'D', 'C', 'B']);
  });

  it('have one search for each place, with its newest dates and party', () => {
    const dates = { checkin: day(40), checkout: day(41) };
    const kept = keep(search('Paris'), search('Rome'), search('Paris', { dates }));
    expect(recentSearches(kept, TODAY)).toEqual([search('Paris', { dates }), search('Rome')]);
  });

  it('take the default dates once theirs have passed, and keep place and party', () => {
    const today = day(11);
    const dates = { checkin: addDays(today, 7), checkout: addDays(today, 8) };
    expect(recentSearches(keep(search('Paris')), today)).toEqual([search('Paris', { dates })]);
    expect(recentSearches(keep(search('Paris')), day(10))).toEqual([search('Paris')]);
  });

  it('keep neither diagnostics nor a switched-off stream', () => {
    const kept = keep(search('Paris', { isStreaming: false, isDebugging: true }));
    expect(recentSearches(kept, TODAY)).toEqual([search('Paris')]);
  });

  it('leave out a search near the traveler and one without a place', () => {
    expect(keep(search('Near me', { placeId: 'near_4886_235' }), search('', { placeName: null }))).toEqual([]);
  });

  it('can be removed one by one', () => {
    const kept = keep(search('Rome'), search('Paris'), search('Oslo', { placeId: null }));
    expect(names(withoutSearch(kept, search('Rome')))).toEqual(['Oslo', 'Paris']);
    expect(names(withoutSearch(kept, { placeId: null, placeName: 'Oslo' }))).toEqual(['Paris', 'Rome']);
  });
});

describe('the last search', () => {
  it('is the newest one', () => {
    expect(lastSearch(keep(search('Rome'), search('Paris')), TODAY)).toEqual(search('Paris'));
    expect(lastSearch([], TODAY)).toBeNull();
  });

  it('has no dates once they have passed', () => {
    expect(lastSearch(keep(search('Paris')), day(11))).toEqual({ ...search('Paris'), dates: null });
  });
});

describe('stored searches', () => {
  it('are read as they were stored', () => {
    const kept = keep(search('Rome'), search('Paris'));
    expect(readKeptSearches(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    [null],
    ['Paris'],
    [{ place: 'Paris' }],
    [[null, 'Paris', [], {}, { place: '' }, { place: 7 }, { place: 'Paris', adults: 2 }]],
  ])('are none in %j', (stored) => {
    expect(readKeptSearches(stored)).toEqual([]);
  });

  it('are never more than five', () => {
    expect(readKeptSearches(Array.from({ length: 9 }, () => ({ place: 'Paris' })))).toHaveLength(5);
  });
});
