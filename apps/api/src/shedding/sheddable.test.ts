import { describe, expect, it } from 'vitest';
import { isSheddableCall, isSheddablePage } from './sheddable';

describe('a busy process', () => {
  it.each(['/search?placeId=1', '/hotel/lp1', '/explore', '/explore/paris', '/bookings-of-nobody'])(
    'may refuse %s',
    (url) => {
      expect(isSheddablePage(url)).toBe(true);
    },
  );

  it.each([
    ...['/', '/?lang=de', '/checkout?offer=1', '/payment/return?x=1', '/booking/TN1', '/booking/confirmation'],
    ...['/booking/TN1/change', '/trips', '/account', '/signed-in', '/reset-password?token=1', '/confirm-email'],
  ])('never refuses %s', (url) => {
    expect(isSheddablePage(url)).toBe(false);
  });

  it.each(['prebook', 'contact', 'book', 'progress', 'views', 'cancel', 'webhooks', 'session', 'desk'] as const)(
    'never refuses a call of the kind %s',
    (kind) => {
      expect(isSheddableCall(kind)).toBe(false);
    },
  );

  it.each(['rates', 'lists', 'hotel', 'places'] as const)('may refuse a call of the kind %s', (kind) => {
    expect(isSheddableCall(kind)).toBe(true);
  });
});
