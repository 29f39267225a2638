import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CancellationTerms } from './penalties';
import { refundAt, refundStill } from './refund';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const HALF = Date.parse('2027-03-08T23:00:00Z');
const WHOLE = Date.parse('2027-03-10T23:00:00Z');
const terms: CancellationTerms = {
  penalties: [
    { from: WHOLE, amount: eur(42_801) },
    { from: HALF, amount: eur(21_401) },
  ],
  total: eur(42_801),
  isRefundable: true,
  hasPartialRefund: true,
};

describe('cancelling', () => {
  it('refunds everything until the first penalty begins', () => {
    expect(refundAt(terms, HALF - 1)).toEqual({ refund: eur(42_801), fee: eur(0), holdsUntil: HALF });
  });

  it('shows the earlier refund as long as it is valid, and then the current one', () => {
    const shown = refundAt(terms, HALF - 1);
    expect(refundStill(shown, terms, HALF - 1)).toBe(shown);
    expect(refundStill(shown, terms, HALF)).toEqual(refundAt(terms, HALF));
    expect(refundStill(null, terms, WHOLE)).toBeNull();
  });

  it('charges a penalty from the moment it begins, to the cent', () => {
    expect(refundAt(terms, HALF)).toEqual({ refund: eur(21_400), fee: eur(21_401), holdsUntil: WHOLE });
    expect(refundAt(terms, WHOLE)).toEqual({ refund: eur(0), fee: eur(42_801), holdsUntil: null });
  });

  it('refunds nothing of a non-refundable booking, whatever its penalties say', () => {
    expect(refundAt({ ...terms, isRefundable: false }, 0)).toEqual({
      refund: eur(0),
      fee: eur(42_801),
      holdsUntil: null,
    });
  });

  it('is free at any time without a penalty', () => {
    const free = { ...terms, penalties: [], hasPartialRefund: false };
    expect(refundAt(free, WHOLE)).toEqual({ refund: eur(42_801), fee: eur(0), holdsUntil: null });
  });

  it('names no amount if only the provider knows it', () => {
    expect(refundAt({ ...terms, penalties: [] }, HALF)).toBeNull();
  });

  it('splits the total in two, for any penalties', () => {
    const penalty = fc.record({ from: fc.integer({ min: 0, max: 9 }), amount: fc.nat(99_999).map(eur) });
    fc.assert(
      fc.property(fc.array(penalty), fc.integer({ min: 0, max: 9 }), (penalties, at) => {
        const { refund, fee } = refundAt({ ...terms, penalties, hasPartialRefund: false }, at) ?? {};
        expect((refund?.minor ?? 0) + (fee?.minor ?? 0)).toBe(42_801);
        expect(refund?.minor).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
