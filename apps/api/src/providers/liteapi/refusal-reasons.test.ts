import { describe, expect, it } from 'vitest';
import {
  type ReasonOf,
  reasonOfAny,
  reasonOfBook,
  reasonOfBooking,
  reasonOfCancel,
  reasonOfHotel,
  reasonOfNewPromoCode,
  reasonOfPlace,
  reasonOfPlaces,
  reasonOfPrebook,
  reasonOfPromoCode,
  reasonOfSearch,
} from './refusal-reasons';

const said = (code: number | null, status = 400, description = '') => ({ code, status, message: 'no', description });

describe('a refusal', () => {
  it.each<[what: string, reasonOf: ReasonOf, refusal: ReturnType<typeof said>, reason: string | undefined]>([
    ['too many calls', reasonOfAny, said(4290, 200), 'rate-limited'],
    ['an invalid request', reasonOfAny, said(4002), 'bad-input'],
    ['an invalid request with another status', reasonOfAny, said(4002, 500), undefined],
    ['no availability in a search', reasonOfSearch, said(2001, 200), 'nothing'],
    ['no availability as a message', reasonOfSearch, said(null, 200, 'No availability found'), 'nothing'],
    ['no availability in a list of bookings', reasonOfAny, said(2001, 200), undefined],
    ['a language as a code', reasonOfPlaces, said(4000), 'unknown-language'],
    ['a language as a message', reasonOfPlaces, said(null, 422, 'Invalid language'), 'unknown-language'],
    ['an unknown place', reasonOfPlace, said(4003), 'nothing'],
    ['an unknown hotel', reasonOfHotel, said(4002), 'nothing'],
    ['a hotel that was not found', reasonOfHotel, said(null, 404), 'nothing'],
    ['a sold-out offer', reasonOfPrebook, said(2001, 409), 'offer-gone'],
    ['an expired offer', reasonOfPrebook, said(4040, 408), 'offer-gone'],
    ['an unknown voucher', reasonOfPrebook, said(4002, 400, 'invalid voucher code'), 'voucher-refused'],
    ['an expired voucher', reasonOfPrebook, said(4002, 400, 'Voucher has expired'), 'voucher-expired'],
    ['a used voucher', reasonOfPrebook, said(4002, 400, 'voucher usage limit reached'), 'voucher-used-up'],
    ['a stay too cheap', reasonOfPrebook, said(4002, 400, 'voucher minimum spend not reached'), 'voucher-too-cheap'],
    ['another currency', reasonOfPrebook, said(4002, 400, 'voucher currency mismatch'), 'voucher-currency'],
    ['an unclear voucher', reasonOfPrebook, said(4002, 400, 'voucher is not valid'), 'voucher-refused'],
    ['an expired offer with words about it', reasonOfPrebook, said(4002, 400, 'offer has expired'), 'offer-gone'],
    ['a code that exists', reasonOfNewPromoCode, said(null, 400, 'voucher code already exists'), 'voucher-exists'],
    ['a promo code that does not exist', reasonOfPromoCode, said(null, 404), 'nothing'],
    ['an incomplete payment', reasonOfBook, said(2014, 400, 'payment not completed'), 'not-paid'],
    ['a payment that was not found', reasonOfBook, said(2014, 400, 'payment retrieval failed'), undefined],
    ['a used reference', reasonOfBook, said(4005), 'reference-used'],
    ['a refusal of the hotel', reasonOfBook, said(4012), 'hotel-refused'],
    ['an unknown booking', reasonOfBooking, said(204), 'nothing'],
    ['a booking that was not cancelled', reasonOfBooking, said(304), undefined],
    ['a cancellation that is not allowed', reasonOfCancel, said(304), 'nothing'],
  ])('gets the reason that LiteAPI means: %s', (_, reasonOf, refusal, reason) => {
    expect(reasonOf(refusal)).toBe(reason);
  });
});
