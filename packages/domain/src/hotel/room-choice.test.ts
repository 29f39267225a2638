import { describe, expect, it } from 'vitest';
import {
  canChooseBreakfast,
  canChooseCancellation,
  choose,
  firstOption,
  roomOptions as optionsAt,
  type RoomChoice,
  stillChosen,
} from './room-choice';
import { anOffer, dollars } from './testing/samples';

const REFUNDED = { isRefundable: true };
const STRICT = { isRefundable: false };
const BREAKFAST = { board: 'BB' };
const offer = (price: number, ...parts: object[]) => anOffer(Object.assign({ price: dollars(price) }, ...parts));
const roomOptions = (offers: Parameters<typeof optionsAt>[0], now = 0) => optionsAt(offers, now);
const at = (isRefundable: boolean, hasBreakfast: boolean): RoomChoice => ({ isRefundable, hasBreakfast });

/** Refunded with breakfast is not to be had. */
const THREE = roomOptions([offer(300, STRICT), offer(330, STRICT, BREAKFAST), offer(340, REFUNDED)]);
/** With breakfast it is never refunded, without it always. */
const TWO = roomOptions([offer(300, REFUNDED), offer(330, STRICT, BREAKFAST)]);

const chosen = (...of: Parameters<typeof choose>) => {
  const option = choose(...of);
  return option && [option.isRefundable, option.hasBreakfast, option.offer.price.minor / 100];
};

describe('the choices of a room', () => {
  it('are cancellation and breakfast, each combination with its cheapest all-in offer', () => {
    const options = roomOptions([
      offer(300, STRICT, { payAtHotel: dollars(40) }),
      offer(320, STRICT),
      offer(400, REFUNDED, { board: 'HB' }),
      offer(390, REFUNDED, BREAKFAST),
    ]);
    expect(options.map((option) => [option.isRefundable, option.hasBreakfast, option.offer.price.minor])).toEqual([
      [false, false, 32_000],
      [true, true, 39_000],
    ]);
  });

  it('begin with the cheapest offer', () => {
    expect(firstOption(THREE)).toMatchObject({ isRefundable: false, hasBreakfast: false });
    expect(firstOption(roomOptions([]))).toBeNull();
  });

  it('follow the request, if that is available', () => {
    expect(chosen(THREE, at(false, false), { isRefundable: true })).toEqual([true, false, 340]);
    expect(chosen(THREE, at(false, false), { hasBreakfast: true })).toEqual([false, true, 330]);
  });

  it('[ROOM-21] move to the nearest combination: the latest choice stays', () => {
    expect(chosen(THREE, at(true, false), { hasBreakfast: true })).toEqual([false, true, 330]);
    expect(chosen(THREE, at(false, true), { isRefundable: true })).toEqual([true, false, 340]);
    expect(chosen(TWO, at(true, false), { hasBreakfast: true })).toEqual([false, true, 330]);
  });

  it('[ROOM-21] keep the other choice if both are available, even if it is more expensive', () => {
    const all = roomOptions([
      offer(300, STRICT),
      offer(330, STRICT, BREAKFAST),
      offer(340, REFUNDED),
      offer(370, REFUNDED, BREAKFAST),
    ]);
    expect(chosen(all, at(true, false), { hasBreakfast: true })).toEqual([true, true, 370]);
    expect(chosen(all, at(false, true), { isRefundable: true })).toEqual([true, true, 370]);
  });

  it('[ROOM-21] are the cheapest offer if nothing has the latest choice', () => {
    const strict = roomOptions([offer(330, STRICT, BREAKFAST), offer(300, STRICT)]);
    expect(chosen(strict, at(false, true), { isRefundable: true })).toEqual([false, false, 300]);
    expect(chosen([], at(false, true), { isRefundable: true })).toBeNull();
  });

  it('[ROOM-22] do not offer a cancellation that the chosen breakfast does not have', () => {
    const cancellations = (hasBreakfast: boolean) =>
      [true, false].map((isRefundable) => canChooseCancellation(THREE, { hasBreakfast }, isRefundable));
    expect(cancellations(true)).toEqual([false, true]);
    expect(cancellations(false)).toEqual([true, true]);
  });

  it('lead to every offer: breakfast can be chosen if any offer has it', () => {
    expect([true, false].map((hasBreakfast) => canChooseBreakfast(TWO, hasBreakfast))).toEqual([true, true]);
    const without = roomOptions([offer(300, STRICT)]);
    expect([true, false].map((hasBreakfast) => canChooseBreakfast(without, hasBreakfast))).toEqual([false, true]);
  });

  it('[ROOM-10] are no longer free once the free period has passed', () => {
    const end = Date.parse('2027-03-09T17:00:00Z');
    const free = offer(340, REFUNDED, { freeCancellationUntil: end });
    const offers = [offer(300, STRICT), free];
    const flags = (now: number) => roomOptions(offers, now).map(({ isRefundable }) => isRefundable);
    expect(flags(end - 60_001)).toEqual([false, true]);
    expect(flags(end - 60_000)).toEqual([false]);
    const before = roomOptions(offers, 0)[1];
    if (!before) throw new Error('There is a free offer');
    expect(stillChosen(roomOptions(offers, 0), before)?.offer).toBe(free);
    expect(stillChosen(roomOptions(offers, end), before)?.offer).toBe(offers[0]);
    expect(stillChosen(roomOptions([free], end), before)).toEqual({ ...before, isRefundable: false });
    expect(stillChosen([], before)).toBeNull();
  });
});
