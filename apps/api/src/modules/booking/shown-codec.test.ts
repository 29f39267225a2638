import type { ShownOffer as Shape } from '@tenth-night/contract/shown-offer';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ShownOffer } from './intent-parts';
import { decodeShown, encodeShown } from './shown-codec';

/** A row of the first release, as its database gave it. */
const OLD_ROW = JSON.parse(`{
  "dates": {"checkin": "2027-03-12", "checkout": "2027-03-15"},
  "price": {
    "total": {"minor": 50400, "currency": "EUR"}, "nights": 3, "commissions": [{"minor": 3000, "currency": "EUR"}],
    "taxesAndFees": [{"amount": {"minor": 4200, "currency": "EUR"}, "isIncluded": false, "description": "City tax"}]
  },
  "rooms": [{"adults": 2, "childrenAges": [5, 8]}, {"adults": 1, "childrenAges": []}],
  "terms": {
    "board": "BI", "price": {"minor": 50400, "currency": "EUR"}, "boardName": null,
    "otherFees": [{"minor": 900, "currency": "GBP"}], "payAtHotel": {"minor": 4200, "currency": "EUR"},
    "isRefundable": true, "isBoardChanged": false, "hasPartialRefund": false,
    "freeCancellationUntil": 1804611600000, "isCancellationChanged": false
  },
  "hotelId": "lp1",
  "roomName": "Double room with a view",
  "cancellation": {
    "total": {"minor": 50400, "currency": "EUR"},
    "penalties": [{"from": 1804611600000, "amount": {"minor": 20000, "currency": "EUR"}}],
    "isRefundable": true, "hasPartialRefund": false
  }
}`);

describe('the stored offer of a booking', () => {
  it('is read from a row without a version', () => {
    expect(decodeShown(OLD_ROW)).toEqual(OLD_ROW);
  });

  it('is written with a version, and returned without it', () => {
    const stored = JSON.parse(JSON.stringify(encodeShown(OLD_ROW)));
    expect(stored.version).toBe(1);
    expect(decodeShown(stored)).toEqual(OLD_ROW);
  });

  it.each([
    ['nothing', null],
    ['a text', 'shown'],
    ['another version', { ...OLD_ROW, version: 2 }],
    ['a missing field', { ...OLD_ROW, terms: undefined }],
    ['an amount in words', { ...OLD_ROW, price: { ...OLD_ROW.price, total: { minor: 'much', currency: 'EUR' } } }],
  ])('is unreadable from %s', (_, stored) => {
    expect(decodeShown(stored)).toBeNull();
  });

  it('has the shape of the contract', () => {
    expectTypeOf<ShownOffer>().toExtend<Shape>();
    expectTypeOf<Shape>().toExtend<ShownOffer>();
  });
});
