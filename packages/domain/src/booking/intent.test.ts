import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKING_STATES, type BookingEvent, type BookingState, nextState } from './intent';

const EVENTS: readonly BookingEvent[] = [
  'paid',
  'book-called',
  'confirmed',
  'unpaid',
  'not-yet-paid',
  'refused',
  'unverified',
  'unanswered',
  'absent',
  'given-up',
  'refunded',
  'cancel-called',
  'cancelled',
  'still-standing',
  'change-called',
  'changed',
];

const LEGAL: readonly (readonly [BookingState, BookingEvent, BookingState])[] = [
  ['intent', 'paid', 'paid'],
  ['paid', 'book-called', 'booking'],
  ['paid', 'given-up', 'refund-due'],
  ['paid', 'unverified', 'unverified'],
  ['paid', 'unpaid', 'failed'],
  ['pending', 'paid', 'paid'],
  ['booking', 'confirmed', 'confirmed'],
  ['booking', 'unpaid', 'failed'],
  ['booking', 'not-yet-paid', 'pending'],
  ['booking', 'refused', 'refund-due'],
  ['booking', 'unverified', 'unverified'],
  ['booking', 'unanswered', 'unknown'],
  ['unknown', 'confirmed', 'confirmed'],
  ['unknown', 'unpaid', 'failed'],
  ['unknown', 'refused', 'refund-due'],
  ['unknown', 'unverified', 'unverified'],
  ['unknown', 'absent', 'paid'],
  ['confirmed', 'cancel-called', 'cancelling'],
  ['confirmed', 'cancelled', 'cancelled'],
  ['failed', 'confirmed', 'confirmed'],
  ['failed', 'paid', 'paid'],
  ['failed', 'unverified', 'unverified'],
  ['unverified', 'confirmed', 'confirmed'],
  ['unverified', 'refunded', 'refunded'],
  ['cancelling', 'cancelled', 'cancelled'],
  ['cancelling', 'still-standing', 'confirmed'],
  ['confirmed', 'change-called', 'changing'],
  ['confirmed', 'changed', 'changed'],
  ['changing', 'changed', 'changed'],
  ['changing', 'still-standing', 'confirmed'],
  ['refund-due', 'refunded', 'refunded'],
  ['refund-due', 'confirmed', 'confirmed'],
];

const AT_REST: readonly BookingState[] = ['confirmed', 'failed', 'refunded', 'cancelled', 'changed'];

/** Applies the events in order. Skips each event that its state does not allow. */
function lifeOf(events: readonly BookingEvent[]): { readonly state: BookingState; readonly happened: BookingEvent[] } {
  let state: BookingState = 'intent';
  const happened: BookingEvent[] = [];
  for (const event of events) {
    const next = nextState(state, event);
    if (next) happened.push(event);
    state = next ?? state;
  }
  return { state, happened };
}
const anyLife = fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }).map(lifeOf);
const always = (holds: (life: ReturnType<typeof lifeOf>) => void) => fc.assert(fc.property(anyLife, holds));
const between = (happened: readonly BookingEvent[], from: number, to: number) => happened.slice(from + 1, to);

describe('a booking', () => {
  it.each(BOOKING_STATES)('moves from %s only along its events', (state) => {
    const expected = EVENTS.map((event) => LEGAL.find(([from, on]) => from === state && on === event)?.[2] ?? null);
    expect(EVENTS.map((event) => nextState(state, event))).toEqual(expected);
  });

  it('ends with nothing owed to anyone', () => {
    const isEnd = (state: BookingState) => EVENTS.every((event) => nextState(state, event) === null);
    expect(BOOKING_STATES.filter(isEnd)).toEqual(['refunded', 'cancelled', 'changed']);
  });

  it('can reach a settled state from every state', () => {
    for (const state of BOOKING_STATES) {
      const reached = new Set<BookingState>([state]);
      for (const from of reached) for (const event of EVENTS) reached.add(nextState(from, event) ?? from);
      expect([...reached].some((one) => AT_REST.includes(one))).toBe(true);
    }
  });

  it('is not cancelled while it is changed, and not changed while it is cancelled', () => {
    expect(nextState('changing', 'cancel-called')).toBeNull();
    expect(nextState('cancelling', 'change-called')).toBeNull();
  });

  it('is never booked a second time after it is confirmed', () => {
    always(({ happened }) => {
      const confirmed = happened.indexOf('confirmed');
      if (confirmed >= 0) expect(happened.slice(confirmed)).not.toContain('book-called');
    });
  });

  it('is booked again only after a lookup found nothing, or after the provider said that nothing was paid', () => {
    const isSafe = (before: readonly BookingEvent[]) =>
      ['unanswered absent', 'not-yet-paid paid', 'unpaid paid'].includes(before.join(' ')) ||
      /^unanswered(?: absent)? unpaid paid$/.test(before.join(' '));
    always(({ happened }) => {
      const calls = happened.flatMap((event, i) => (event === 'book-called' ? i : []));
      for (const [i, call] of calls.slice(1).entries()) {
        expect(between(happened, calls[i] ?? 0, call)).toSatisfy(isSafe);
      }
    });
  });

  it('is never booked before it is paid, and never both refunded and confirmed', () => {
    always(({ happened }) => {
      const call = happened.indexOf('book-called');
      if (call >= 0) expect(happened.slice(0, call)).toContain('paid');
      expect(happened.includes('refunded') && happened.includes('confirmed')).toBe(false);
    });
  });

  it('that was refused is settled only when the money is back, was never taken, or has bought a booking after all', () => {
    always(({ state, happened }) => {
      const isSettled = ['refunded', 'unpaid', 'confirmed'].some((event) => happened.includes(event as BookingEvent));
      if (happened.includes('refused') && !isSettled) expect(state).toBe('refund-due');
    });
  });
});
