import { describe, expect, it } from 'vitest';
import { anOffer, dollars } from '../hotel/testing/samples';
import { changeGate, isRefundSaidAlike, lessDiscount, type PrebookedTerms, withoutDiscount } from './change-gate';

/** 504.00 now and 48.00 at the hotel, breakfast included, free until 9 March. */
const chosen = anOffer({
  price: dollars(504),
  payAtHotel: dollars(48),
  board: 'BI',
  boardName: 'Breakfast Included',
  isRefundable: true,
  freeCancellationUntil: Date.parse('2027-03-09T17:00:00Z'),
});
const gate = (part: Partial<PrebookedTerms> = {}) =>
  changeGate(chosen, { ...chosen, isBoardChanged: false, isCancellationChanged: false, ...part });
const changed = (...changes: string[]) => ({ kind: 'changed', changes, chosen });

describe('the prebook answer', () => {
  it('equals the choice by its code, whatever the text says', () => {
    expect(gate()).toEqual({ kind: 'same' });
    expect(gate({ boardName: 'Breakfast' })).toEqual({ kind: 'same' });
  });

  it('needs consent if it costs more, now or at the hotel', () => {
    expect(gate({ price: dollars(528) })).toEqual(changed('price'));
    expect(gate({ payAtHotel: dollars(48.01) })).toEqual(changed('pay-at-hotel'));
    expect(gate({ price: dollars(400), payAtHotel: dollars(60) })).toEqual(changed('price', 'pay-at-hotel'));
  });

  it('needs consent if a fee in another currency is new or higher, but not if it is lower or gone', () => {
    const koruna = (minor: number) => ({ minor, currency: 'CZK' });
    const terms = { ...chosen, isBoardChanged: false, isCancellationChanged: false };
    const between = (before: number | null, after: number | null) =>
      changeGate(
        before === null ? chosen : { ...chosen, otherFees: [koruna(before)] },
        after === null ? terms : { ...terms, otherFees: [koruna(after)] },
      );
    expect(between(null, 30_000)).toMatchObject({ kind: 'changed', changes: ['pay-at-hotel'] });
    expect(between(30_000, 30_001)).toMatchObject({ kind: 'changed', changes: ['pay-at-hotel'] });
    expect(between(30_000, 30_000)).toEqual({ kind: 'same' });
    expect(between(30_000, 29_999)).toMatchObject({ kind: 'lower' });
    expect(between(30_000, null)).toMatchObject({ kind: 'lower' });
  });

  describe('with a discount of 142.00', () => {
    const terms = { ...chosen, price: dollars(362), isBoardChanged: false, isCancellationChanged: false };
    const rest = { total: dollars(362), taxesAndFees: [], commissions: [], nights: 3 };
    const promoCode = { code: 'SUMMER10', amount: dollars(142) };

    it.each([
      ['[REW-03] a free night', { ...rest, freeNight: dollars(142) }],
      ['a promo code', { ...rest, promoCode }],
    ])('does not count %s as a change of the price', (_, price) => {
      expect(changeGate(lessDiscount(chosen, price), terms)).toEqual({ kind: 'same' });
      expect(changeGate(lessDiscount(chosen, rest), terms)).toMatchObject({ kind: 'lower' });
      expect(withoutDiscount({ terms, price })).toMatchObject({ price: dollars(504) });
    });

    it('still sees that the offer became dearer', () => {
      const price = { ...rest, total: dollars(363), promoCode };
      const dearer = changeGate(lessDiscount(chosen, price), { ...terms, price: dollars(363) });
      expect(dearer).toMatchObject({ kind: 'changed', changes: ['price'], chosen: { price: dollars(362) } });
    });

    it('needs consent if a renewed prebook has lost it', () => {
      const renewed = { ...terms, price: dollars(504) };
      expect(changeGate(terms, renewed)).toMatchObject({ kind: 'changed', changes: ['price'] });
    });

    it('compares nothing in another currency', () => {
      const price = { ...rest, total: { minor: 36_200, currency: 'EUR' }, promoCode: undefined } as never;
      expect(lessDiscount(chosen, price)).toBe(chosen);
    });
  });

  it('needs consent in another currency, whatever the amount', () => {
    expect(gate({ price: { minor: 1, currency: 'EUR' } })).toEqual(changed('price'));
    expect(gate({ price: { ...chosen.price, currency: 'EUR' } })).toEqual(changed('price'));
  });

  it('is shown without asking for consent, if it costs less and nothing else has changed', () => {
    expect(gate({ price: dollars(489) })).toEqual({ kind: 'lower', old: dollars(552), new: dollars(537) });
    expect(gate({ payAtHotel: dollars(0) })).toEqual({ kind: 'lower', old: dollars(552), new: dollars(504) });
  });

  it.each([
    ['another board', { board: 'RO' }, 'board'],
    ['no board', { board: null, boardName: null }, 'board'],
    ['a board that the provider marks as changed', { isBoardChanged: true }, 'board'],
    ['no refund', { isRefundable: false }, 'cancellation'],
    ['a partial refund', { hasPartialRefund: true }, 'cancellation'],
    ['an earlier deadline', { freeCancellationUntil: Date.parse('2027-03-07T17:00:00Z') }, 'cancellation'],
    ['a policy that the provider marks as changed', { isCancellationChanged: true }, 'cancellation'],
  ])('needs consent with %s, even at a lower price', (_, part, change) => {
    expect(gate(part)).toEqual(changed(change));
    expect(gate({ ...part, price: dollars(400) })).toEqual(changed('price', change));
  });

  it('distinguishes two of the provider’s own boards by their names', () => {
    const brunch = { ...chosen, board: 'XX', boardName: 'Brunch', isBoardChanged: false, isCancellationChanged: false };
    expect(changeGate(brunch, brunch)).toEqual({ kind: 'same' });
    expect(changeGate(brunch, { ...brunch, boardName: 'Supper' })).toEqual({ ...changed('board'), chosen: brunch });
  });

  it('may have the same refund text as the choice, whatever the later cancellation costs', () => {
    const alike = (part: object, of: object = {}, now = Date.parse('2027-01-10T09:00:00Z')) =>
      isRefundSaidAlike({ ...chosen, ...of }, { ...chosen, ...part }, now);
    expect(alike({})).toBe(true);
    expect([alike({ hasPartialRefund: true }), alike({ isRefundable: false })]).toEqual([false, false]);
    expect(alike({ freeCancellationUntil: null })).toBe(false);
    expect(alike({ isRefundable: false }, { freeCancellationUntil: null })).toBe(false);
    expect(alike({ isRefundable: false, hasPartialRefund: true }, { isRefundable: false })).toBe(true);
    expect(alike({ isRefundable: false }, {}, Date.parse('2027-03-09T17:00:00Z'))).toBe(true);
  });

  it('counts as unchanged if no choice is known', () => {
    expect(changeGate(null, { ...chosen, isBoardChanged: true, isCancellationChanged: false })).toEqual({
      kind: 'same',
    });
  });
});
