import { describe, expect, it } from 'vitest';
import { canWish, fitsWishes, isWorthAsking, NO_WISHES, stillWished, wishedOffers, withWish } from './rate-wishes';
import { roomRates } from './room-rates';
import { anOffer, dollars } from './testing/samples';

const FREE = { isRefundable: true };
const BREAKFAST = { board: 'BB' };
const offer = (price: number, ...parts: object[]) => anOffer(Object.assign({ price: dollars(price) }, ...parts));
const wishes = (isFlexible: boolean, hasBreakfast: boolean) => ({ isFlexible, hasBreakfast });

/** No rate is flexible and has breakfast. */
const THREE = roomRates([offer(300), offer(330, BREAKFAST), offer(340, FREE)], 0);
const FOUR = roomRates([offer(300), offer(330, BREAKFAST), offer(340, FREE), offer(370, FREE, BREAKFAST)], 0);

describe('the choices of cancellation and breakfast', () => {
  it('[ROOM-06][ROOM-07] leave only the rates that match them', () => {
    const left = (...chosen: [boolean, boolean]) =>
      FOUR.filter((rate) => fitsWishes(rate, wishes(...chosen))).map(({ offer: { price } }) => price.minor / 100);
    expect(left(false, false)).toEqual([300, 330, 340, 370]);
    expect(left(true, false)).toEqual([340, 370]);
    expect(left(false, true)).toEqual([330, 370]);
    expect(left(true, true)).toEqual([370]);
  });

  it('change as requested if a rate has the combination', () => {
    expect(withWish(FOUR, wishes(true, false), 'hasBreakfast', true)).toEqual(wishes(true, true));
    expect(withWish(FOUR, wishes(true, true), 'isFlexible', false)).toEqual(wishes(false, true));
  });

  it('[ROOM-21] move to the nearest combination: the latest choice stays', () => {
    expect(withWish(THREE, wishes(true, false), 'hasBreakfast', true)).toEqual(wishes(false, true));
    expect(withWish(THREE, wishes(false, true), 'isFlexible', true)).toEqual(wishes(true, false));
  });

  it('[ROOM-21] are all dropped if no rate has the latest choice', () => {
    const strict = roomRates([offer(300), offer(330, BREAKFAST)], 0);
    expect(withWish(strict, wishes(false, true), 'isFlexible', true)).toEqual(NO_WISHES);
  });

  it('[ROOM-22] do not offer a cancellation that the chosen breakfast does not have', () => {
    expect(canWish(THREE, wishes(false, true), 'isFlexible')).toBe(false);
    expect(canWish(THREE, NO_WISHES, 'isFlexible')).toBe(true);
    expect(canWish(FOUR, wishes(false, true), 'isFlexible')).toBe(true);
  });

  it('offer breakfast if any rate has it, because the other choice then changes', () => {
    expect(canWish(THREE, wishes(true, false), 'hasBreakfast')).toBe(true);
    expect(canWish(roomRates([offer(300)], 0), NO_WISHES, 'hasBreakfast')).toBe(false);
  });

  it('are dropped when the last rate that fits them ends', () => {
    const end = Date.parse('2027-03-09T17:00:00Z');
    const offers = [offer(300), offer(340, FREE, { freeCancellationUntil: end })];
    expect(stillWished(roomRates(offers, 0), wishes(true, false))).toEqual(wishes(true, false));
    expect(stillWished(roomRates(offers, end), wishes(true, false))).toEqual(NO_WISHES);
  });

  it('leave the offers that the rooms show, and all of them if no rate fits', () => {
    const left = (rates: typeof FOUR, ...chosen: [boolean, boolean]) =>
      wishedOffers(rates, wishes(...chosen)).map(({ price }) => price.minor / 100);
    expect(left(FOUR, false, false)).toEqual([300, 330, 340, 370]);
    expect(left(FOUR, true, false)).toEqual([340, 370]);
    expect(left(roomRates([offer(300), offer(330, BREAKFAST)], 0), true, false)).toEqual([300, 330]);
  });

  it('are shown only if some rates have it and others do not', () => {
    expect(isWorthAsking(THREE, 'isFlexible')).toBe(true);
    expect(isWorthAsking(roomRates([offer(300, FREE), offer(310, FREE, BREAKFAST)], 0), 'isFlexible')).toBe(false);
    expect(isWorthAsking(roomRates([offer(300)], 0), 'hasBreakfast')).toBe(false);
  });
});
