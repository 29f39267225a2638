import { decodeSearch } from '@tenth-night/domain/search/search-params';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { expect, it } from 'vitest';
import type { Services } from '../../lib/page/services';
import { hotelRatesBody } from './hotel-rates';

it('[RATE-07][RATE-09] asks for the rates of a hotel with mapped rooms, the cheapest first', () => {
  const query = new URLSearchParams(
    'checkin=2027-03-12&checkout=2027-03-15&adults=2&children=1&childrenAges=7&rooms=1',
  );
  const criteria = decodeSearch(query, '2027-03-01' as CalendarDate);
  const context = { currency: 'EUR', guestNationality: 'DE' } as Services['context'];
  expect(hotelRatesBody('lp1', criteria, context)).toEqual({
    hotelIds: ['lp1'],
    checkin: '2027-03-12',
    checkout: '2027-03-15',
    occupancies: [{ adults: 2, children: [7] }],
    currency: 'EUR',
    roomMapping: true,
    guestNationality: 'DE',
    sort: [{ field: 'price', direction: 'ascending' }],
    offersPerHotel: 50,
  });
});
