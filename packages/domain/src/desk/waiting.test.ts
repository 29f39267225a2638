import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from '../booking/intent';
import { type DeskBooking, deskActionsOf, NO_ANSWER_AFTER_MS, waitingOf } from './waiting';

const SINCE = Date.parse('2027-01-10T09:00:00Z');
const MINUTE_MS = 60_000;
const CONFIRMED: DeskBooking = {
  state: 'confirmed',
  since: SINCE,
  isConfirmedOtherwise: false,
  isCancelTried: false,
  isLookedAtOften: false,
  hasLetters: true,
  hasRefusedLetter: false,
  setAside: {},
};
const of = (change: Partial<DeskBooking>): DeskBooking => ({ ...CONFIRMED, ...change });
const waiting = (change: Partial<DeskBooking>, now = SINCE + 5 * MINUTE_MS) => waitingOf(of(change), now);
const actions = (change: Partial<DeskBooking>) => deskActionsOf(of(change), SINCE + 5 * MINUTE_MS);

describe('what waits for a person', () => {
  it('does not include a booking that went well', () => {
    expect(waiting({})).toEqual([]);
    for (const state of ['intent', 'paid', 'pending', 'failed', 'refunded', 'cancelled', 'changed'] as const) {
      expect(waiting({ state }), state).toEqual([]);
    }
  });

  it('is money that has to go back, and a payment that nobody could verify', () => {
    expect(waiting({ state: 'refund-due' })).toEqual(['refund-due']);
    expect(waiting({ state: 'unverified' })).toEqual(['unverified']);
  });

  it('is an answer that is missing for more than a minute', () => {
    for (const state of ['booking', 'unknown', 'cancelling', 'changing'] as const) {
      expect(waiting({ state }, SINCE + NO_ANSWER_AFTER_MS), state).toEqual([]);
      expect(waiting({ state }, SINCE + NO_ANSWER_AFTER_MS + 1), state).toEqual(['no-answer']);
    }
  });

  it('is a confirmation with other terms, a cancellation that failed and a letter that was refused', () => {
    expect(waiting({ isConfirmedOtherwise: true })).toEqual(['other-terms']);
    expect(waiting({ isCancelTried: true })).toEqual(['still-standing']);
    expect(waiting({ state: 'cancelled', isCancelTried: true, isConfirmedOtherwise: true })).toEqual([]);
    expect(waiting({ state: 'changed', isLookedAtOften: true })).toEqual(['not-ended']);
    expect(waiting({ isLookedAtOften: true })).toEqual([]);
    expect(waiting({ state: 'cancelled', hasRefusedLetter: true })).toEqual(['letter-refused']);
  });

  it('no longer waits once it is set aside, until it happens again', () => {
    expect(waiting({ isConfirmedOtherwise: true, setAside: { 'other-terms': SINCE + 1 } })).toEqual([]);
    expect(waiting({ isConfirmedOtherwise: true, setAside: { 'other-terms': SINCE - 1 } })).toEqual(['other-terms']);
    expect(waiting({ state: 'unverified', setAside: { 'other-terms': SINCE + 1 } })).toEqual(['unverified']);
  });
});

describe('what the desk may do', () => {
  it('follows the states of a booking', () => {
    expect(actions({})).toEqual(['look-up', 'cancel', 'send-letter']);
    expect(actions({ state: 'refund-due', hasLetters: false })).toEqual(['mark-refunded', 'look-up']);
    expect(actions({ state: 'unverified', hasLetters: false })).toEqual(['mark-refunded', 'look-up', 'set-aside']);
    expect(actions({ state: 'cancelled' })).toEqual(['send-letter']);
    expect(actions({ state: 'intent', hasLetters: false })).toEqual([]);
  });

  it('never cancels or refunds anything else', () => {
    const may = (action: string) => BOOKING_STATES.filter((state) => actions({ state }).some((one) => one === action));
    expect(may('cancel')).toEqual(['confirmed']);
    for (const state of ['paid', 'booking', 'cancelling', 'changing']) expect(may('look-up')).not.toContain(state);
    expect(may('mark-refunded')).toEqual(['unverified', 'refund-due']);
  });

  it('sets aside only cases that nothing else ends', () => {
    expect(actions({ isConfirmedOtherwise: true })).toContain('set-aside');
    expect(actions({ state: 'refund-due' })).not.toContain('set-aside');
    expect(actions({ state: 'unknown' })).not.toContain('set-aside');
  });
});
