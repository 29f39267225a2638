import { describe, expect, it } from 'vitest';
import type { SearchCriteria } from '../search/search-params';
import type { CalendarDate } from '../stay/dates';
import { travellersIn } from '../stay/party';
import { type BookingChoice, bookingChoice, bookingChoiceKey, checkoutQuery } from './booking-choice';
import { anOffer } from './testing/samples';

const criteria: SearchCriteria = {
  placeId: 'ChIJparis',
  placeName: 'Paris',
  dates: { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-15' as CalendarDate },
  travellers: { adults: 2, childrenAges: [8, 5], rooms: 1 },
  isStreaming: true,
  isDebugging: false,
};
const offer = anOffer({ price: { minor: 50_450, currency: 'EUR' }, isRefundable: true, board: 'BB' });
const made = (...of: Parameters<typeof bookingChoice>) => bookingChoice(...of) as BookingChoice;

describe('the choice that Book passes on', () => {
  it('[ROOM-17] has these fields of the query, and the searched place', () => {
    expect(checkoutQuery(made(offer, 'lp7a10c', criteria))).toEqual([
      ['offerId', '3gAV'],
      ['hotelId', 'lp7a10c'],
      ['price', '504.5'],
      ['refundable', 'true'],
      ['board', 'BB'],
      ['nights', '3'],
      ['checkin', '2027-03-12'],
      ['checkout', '2027-03-15'],
      ['adults', '2'],
      ['children', '2'],
      ['childrenAges', '8,5'],
      ['rooms', '1'],
      ['placeId', 'ChIJparis'],
      ['place', 'Paris'],
    ]);
  });

  it('has the rooms of the party, if the totals are not enough', () => {
    const rooms = [
      { adults: 1, childrenAges: [8, 5] },
      { adults: 1, childrenAges: [] },
    ];
    const travellers = travellersIn(rooms);
    expect(checkoutQuery(made(offer, 'lp7a10c', { ...criteria, travellers }))).toContainEqual(['party', '1-8.5_1']);
  });

  it('[ROOM-17] names every field, even an empty one', () => {
    const bare = anOffer({ board: null, boardName: null, price: { minor: 90_000, currency: 'JPY' } });
    const alone = {
      ...criteria,
      placeId: null,
      placeName: null,
      travellers: { adults: 1, childrenAges: [], rooms: 1 },
    };
    const query = new Map(checkoutQuery(made(bare, 'lp1', alone)));
    expect(query.size).toBe(12);
    expect(['price', 'refundable', 'board', 'children', 'childrenAges'].map((name) => query.get(name))).toEqual([
      '90000',
      'false',
      '',
      '0',
      '',
    ]);
    expect(new Map(checkoutQuery(made({ ...bare, boardName: 'Brunch' }, 'lp1', alone))).get('board')).toBe('Brunch');
  });

  it('[ROOM-18] is stored under the offer’s id: offer, hotel, search and currency', () => {
    expect(bookingChoiceKey('3gAV')).toBe('offer:3gAV');
    expect(bookingChoice(offer, 'lp7a10c', criteria)).toEqual({ offer, hotelId: 'lp7a10c', criteria, currency: 'EUR' });
  });

  it('is null for an offer without an id', () => {
    expect(bookingChoice(anOffer({ offerId: null }), 'lp7a10c', criteria)).toBeNull();
  });
});
