import { describe, expect, it } from 'vitest';
import {
  type ReasonOf,
  reasonOfAny,
  reasonOfBook,
  reasonOfBooking,
  reasonOfCancel,
  reasonOfHotel,
  reasonOfPlace,
  reasonOfPlaces,
  reasonOfPrebook,
  reasonOfSearch,
} from './refusal-reasons';

const said = (code: number | null, status = 400, description = '') => ({ code, status, message: 'no', description });

describe('a refusal', () => {
  it.each<[what: string, reasonOf: ReasonOf, refusal: ReturnType<typeof said>, reason: string | undefined]>([
    ['too many calls', reasonOfAny, said(4290, 200), 'rate-limited'],
    ['a wrong question', reasonOfAny, said(4002), 'bad-input'],
    ['a wrong question with another status', reasonOfAny, said(4002, 500), undefined],
    ['no availability in a search', reasonOfSearch, said(2001, 200), 'nothing'],
    ['no availability in words', reasonOfSearch, said(null, 200, 'No availability found'), 'nothing'],
    ['no availability in a list of bookings', reasonOfAny, said(2001, 200), undefined],
    ['a language by its number', reasonOfPlaces, said(4000), 'unknown-language'],
    ['a language in words', reasonOfPlaces, said(null, 422, 'Invalid language'), 'unknown-language'],
    ['a place that nobody knows', reasonOfPlace, said(4003), 'nothing'],
    ['a hotel that nobody knows', reasonOfHotel, said(4002), 'nothing'],
    ['a hotel that is not found', reasonOfHotel, said(null, 404), 'nothing'],
    ['an offer that is sold out', reasonOfPrebook, said(2001, 409), 'offer-gone'],
    ['an offer that is stale', reasonOfPrebook, said(4040, 408), 'offer-gone'],
    ['a payment that is not completed', reasonOfBook, said(2014, 400, 'payment not completed'), 'not-paid'],
    ['a payment that could not be found', reasonOfBook, said(2014, 400, 'payment retrieval failed'), undefined],
    ['a reference that was used', reasonOfBook, said(4005), 'reference-used'],
    ['a hotel that said no', reasonOfBook, said(4012), 'hotel-refused'],
    ['a booking that nobody knows', reasonOfBooking, said(204), 'nothing'],
    ['a booking that was not cancelled', reasonOfBooking, said(304), undefined],
    ['a cancellation of what cannot be cancelled', reasonOfCancel, said(304), 'nothing'],
  ])('gets the reason that LiteAPI means: %s', (_, reasonOf, refusal, reason) => {
    expect(reasonOf(refusal)).toBe(reason);
  });
});
