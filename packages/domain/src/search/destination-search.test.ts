import { expect, it } from 'vitest';
import { destinationBySlug } from '../places/destinations';
import { parseCalendarDate } from '../stay/dates';
import { destinationSearch } from './destination-search';
import { encodeSearch } from './search-params';

it('[DEST-15][DEST-16][DEST-17][DEST-18] searches the place from today to tomorrow, for two adults', () => {
  const [rome, today] = [destinationBySlug('rome'), parseCalendarDate('2028-02-28')];
  if (!rome || !today) throw new Error('Rome and a day are needed');
  expect(Object.fromEntries(encodeSearch(destinationSearch(rome, today)))).toEqual({
    place: 'Rome',
    checkin: '2028-02-28',
    checkout: '2028-02-29',
    adults: '2',
    rooms: '1',
  });
});
