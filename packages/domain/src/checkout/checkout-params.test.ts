import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookingChoice, checkoutQuery } from '../hotel/booking-choice';
import { anOffer } from '../hotel/testing/samples';
import { toMajor } from '../money/money';
import { decodeSearch, type Query } from '../search/search-params';
import { addDays, type CalendarDate } from '../stay/dates';
import { travellersIn } from '../stay/party';
import { changeGate } from './change-gate';
import { type CheckoutParams, decodeCheckout, termsOfAddress } from './checkout-params';

const TODAY = '2027-03-01' as CalendarDate;
const queryOf = (pairs: Iterable<readonly [string, string]>): Query => {
  const map = new Map(pairs);
  return { get: (name) => map.get(name) ?? null };
};
const read = (pairs: Iterable<readonly [string, string]>): CheckoutParams => decodeCheckout(queryOf(pairs), TODAY);
const decode = (query: string) => read(query.split('&').map((pair) => pair.split('=') as [string, string]));

const choice: fc.Arbitrary<BookingChoice> = fc
  .record({
    offerId: fc.base64String({ minLength: 4 }),
    hotelId: fc.stringMatching(/^lp[0-9a-f]{3,8}$/),
    price: fc.record({ minor: fc.integer({ min: 1, max: 10 ** 8 }), currency: fc.constantFrom('EUR', 'JPY', 'HUF') }),
    isRefundable: fc.boolean(),
    board: fc.option(fc.constantFrom('BB', 'RO', 'AI')),
    ahead: fc.integer({ min: 0, max: 400 }),
    nights: fc.integer({ min: 1, max: 30 }),
    placeId: fc.option(fc.base64String({ minLength: 4 })),
    placeName: fc.option(fc.constantFrom('Paris', 'Frankfurt & Main', 'القاهرة')),
    travellers: fc
      .array(
        fc.record({
          adults: fc.integer({ min: 1, max: 2 }),
          childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
        }),
        { minLength: 1, maxLength: 5 },
      )
      .map(travellersIn),
  })
  .map(({ offerId, hotelId, price, isRefundable, board, ahead, nights, placeId, placeName, travellers }) => ({
    offer: { ...anOffer({ price, isRefundable, board, boardName: null }), offerId },
    hotelId,
    currency: price.currency,
    criteria: {
      placeId,
      placeName,
      dates: { checkin: addDays(TODAY, ahead), checkout: addDays(TODAY, ahead + nights) },
      travellers,
      isStreaming: true,
      isDebugging: false,
    },
  }));

describe('the checkout address', () => {
  it('[CHK-01] contains the offer, the hotel, the dates, the travellers, the refund and the board', () => {
    const query =
      'offerId=3gAV&hotelId=lp7a10c&price=504.5&refundable=true&board=BB&nights=3&checkin=2027-03-12' +
      '&checkout=2027-03-15&adults=3&children=2&childrenAges=8,5&rooms=2';
    expect(decode(query)).toEqual({
      offerId: '3gAV',
      hotelId: 'lp7a10c',
      price: 504.5,
      isRefundable: true,
      board: 'BB',
      dates: { checkin: '2027-03-12', checkout: '2027-03-15' },
      nights: 3,
      travellers: { adults: 3, childrenAges: [8, 5], rooms: 2 },
      changeOf: null,
    });
  });

  it('names the booking that ends with this one, and never its token', () => {
    expect(decode('offerId=3gAV&changeOf=TN23456789AB').changeOf).toBe('TN23456789AB');
    expect(decode('offerId=3gAV').changeOf).toBeNull();
  });

  it('[CHK-02][CHK-03][CHK-04] means 2 adults, no children and 1 room by default', () => {
    expect(decode('offerId=3gAV').travellers).toEqual({ adults: 2, childrenAges: [], rooms: 1 });
  });

  it('[PAY-17] gives each child the age of 8 if only their number is known', () => {
    expect(decode('children=2').travellers.childrenAges).toEqual([8, 8]);
    expect(decode('children=3&childrenAges=4').travellers.childrenAges).toEqual([4, 8, 8]);
  });

  it.each(['false', 'TRUE', '1', 'yes', ''])(
    '[CHK-05] means a refundable offer only with true, not with %j',
    (value) => {
      expect(decode(`refundable=${value}`).isRefundable).toBe(false);
      expect(decode('offerId=3gAV').isRefundable).toBe(false);
      expect(decode('refundable=true').isRefundable).toBe(true);
    },
  );

  it('may lack the offer, or any other part', () => {
    expect(decode('offerId=')).toMatchObject({ offerId: null, hotelId: null, price: null, board: null });
  });

  it.each(['0', '-5', 'many', '1e3', 'NaN', ''])('has no price in %j', (price) => {
    expect(decode(`price=${price}`).price).toBeNull();
  });

  it.each([
    'checkin=2027-03-12&checkout=2027-03-12',
    'checkin=2027-02-28&checkout=2027-03-05',
    'checkin=2027-03-12',
    'checkin=2027-02-30&checkout=2027-03-05&nights=3',
    // One of the two happens to be the default day of a search without dates.
    'checkin=2027-03-08&checkout=2027-03-08',
    'checkin=2027-02-20&checkout=2027-03-09',
  ])('does not replace impossible dates by others (%s)', (query) => {
    expect(decode(query)).toMatchObject({ dates: null, nights: null });
  });

  it('is the same after writing and reading, for any choice', () => {
    fc.assert(
      fc.property(choice, (made) => {
        const { offer, hotelId, criteria } = made;
        const { nights, ...params } = read(checkoutQuery(made));
        expect(params).toEqual({
          offerId: offer.offerId,
          hotelId,
          price: toMajor(offer.price),
          isRefundable: offer.isRefundable,
          board: offer.board,
          dates: criteria.dates,
          travellers: criteria.travellers,
          changeOf: null,
        });
        expect(addDays(criteria.dates.checkin, nights ?? 0)).toBe(criteria.dates.checkout);
        expect(decodeSearch(queryOf(checkoutQuery(made)), TODAY)).toEqual(criteria);
      }),
    );
  });
});

describe('the choice in the address', () => {
  const terms = { ...anOffer({ payAtHotel: { minor: 900, currency: 'USD' } }), isBoardChanged: false };
  const prebooked = { ...terms, isCancellationChanged: false };
  const gate = (query: string, now: Partial<typeof prebooked> = {}, currency = 'USD') => {
    const answer = { ...prebooked, ...now };
    return changeGate(termsOfAddress(decode(query), answer, currency), answer);
  };

  it('is compared with prebook: price, refund and board', () => {
    expect(gate('price=300&refundable=false&board=RO')).toEqual({ kind: 'same' });
    expect(gate('price=270&refundable=false&board=RO')).toMatchObject({ changes: ['price'] });
    expect(gate('price=300&refundable=true&board=RO')).toMatchObject({ changes: ['cancellation'] });
    expect(gate('price=300&refundable=false&board=BB')).toMatchObject({ changes: ['board'] });
    expect(gate('price=330&refundable=false&board=RO')).toMatchObject({ kind: 'lower', old: { minor: 33_900 } });
  });

  it('does not contain the price in another currency', () => {
    expect(gate('price=270&refundable=false&board=RO', {}, 'EUR')).toEqual({ kind: 'same' });
  });

  it('recognises the provider’s own board by the text that Book wrote', () => {
    expect(gate('price=300&board=XX', { board: 'XX', boardName: 'Brunch' })).toEqual({ kind: 'same' });
    expect(gate('price=300&board=Brunch', { board: null, boardName: 'Brunch' })).toEqual({ kind: 'same' });
    expect(gate('price=300&board=', { board: null, boardName: null })).toEqual({ kind: 'same' });
  });

  it('is null if Book did not write it', () => {
    expect(termsOfAddress(decode('offerId=3gAV&board=BB'), prebooked, 'USD')).toBeNull();
  });
});
