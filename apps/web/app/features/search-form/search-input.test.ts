import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import { toCriteria } from './search-address';
import { firstInput, fromNative } from './search-input';

const TODAY = '2027-03-01' as CalendarDate;
const PARIS = { id: 'ChIJ1', name: 'Paris' };
const CRITERIA: SearchCriteria = {
  placeId: 'ChIJ1',
  placeName: 'Paris',
  dates: { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-15' as CalendarDate },
  travellers: {
    adults: 3,
    childrenAges: [4, 9],
    rooms: 2,
    party: [
      { adults: 2, childrenAges: [4, 9] },
      { adults: 1, childrenAges: [] },
    ],
  },
  isStreaming: true,
  isDebugging: false,
};
const native = (fields: Record<string, string>) =>
  new URLSearchParams({ checkin: '', checkout: '', adults: '2', rooms: '1', ...fields });

describe('the input of the search bar', () => {
  it('[TRAV-10] is 2 adults, 0 children, 1 room and nothing else on a first visit', () => {
    expect(firstInput(null)).toEqual({
      place: null,
      text: '',
      dates: null,
      travellers: { adults: 2, childrenAges: [], rooms: 1 },
    });
  });

  it('[SRCH-15][SRCH-16] means a week ahead if dates are missing or invalid', () => {
    const defaults = { checkin: '2027-03-08', checkout: '2027-03-09' };
    expect(toCriteria(firstInput(null), PARIS, TODAY).dates).toEqual(defaults);
    const reversed = fromNative(firstInput(null), native({ checkin: '2027-04-02', checkout: '2027-04-01' }));
    expect(toCriteria(reversed, PARIS, TODAY).dates).toEqual(defaults);
  });

  it('[DATA-15] comes from a search, and gives the same search back', () => {
    expect(toCriteria(firstInput(CRITERIA), PARIS, TODAY)).toEqual(CRITERIA);
  });

  it('takes over input from before the script arrived, and keeps untouched fields', () => {
    const dates = { checkin: '2027-04-01', checkout: '2027-04-03' };
    const touched = fromNative(firstInput(null), native({ ...dates, adults: '3', rooms: '4' }));
    expect(touched).toMatchObject({ dates, travellers: { adults: 3, rooms: 3 } });
    const same = native({ ...CRITERIA.dates, adults: '3', rooms: '2' });
    expect(fromNative(firstInput(CRITERIA), same)).toEqual(firstInput(CRITERIA));
  });
});
