import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import { firstInput, toCriteria } from './search-input';

const TODAY = '2027-03-01' as CalendarDate;
const PARIS = { id: 'ChIJ1', name: 'Paris' };

describe('what stands in the search bar', () => {
  it('[TRAV-10] is 2 adults, 0 children, 1 room and nothing else on a first visit', () => {
    expect(firstInput(null)).toEqual({
      place: null,
      text: '',
      checkin: '',
      checkout: '',
      adults: 2,
      childrenAges: [],
      rooms: 1,
    });
  });

  it('[SRCH-15][SRCH-16] means a week ahead where dates are missing or no stay', () => {
    const asked = { ...firstInput(null), place: PARIS };
    const defaults = { checkin: '2027-03-08', checkout: '2027-03-09' };
    expect(toCriteria(asked, PARIS, TODAY).dates).toEqual(defaults);
    const reversed = { ...asked, checkin: '2027-04-02', checkout: '2027-04-01' };
    expect(toCriteria(reversed, PARIS, TODAY).dates).toEqual(defaults);
  });

  it('[DATA-15] is the search that it came from, and gives it back', () => {
    const criteria: SearchCriteria = {
      placeId: 'ChIJ1',
      placeName: 'Paris',
      dates: { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-15' as CalendarDate },
      travellers: { adults: 3, childrenAges: [4, 9], rooms: 2 },
      isStreaming: true,
      isDebugging: false,
    };
    expect(toCriteria(firstInput(criteria), PARIS, TODAY)).toEqual(criteria);
  });
});
