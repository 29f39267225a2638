import { describe, expect, it } from 'vitest';
import { type Attempt, guessStep } from './guess';
import { BOOKING_STATES, type BookingState } from './intent';

const MINUTE_MS = 60_000;
const T0 = Date.parse('2027-01-10T09:00:00Z');
const at = (minutes: number) => new Date(T0 + minutes * MINUTE_MS);
const attempt = (minutes: number, state: BookingState = 'intent', nextTryAt: Date | null = null): Attempt => ({
  state,
  createdAt: at(minutes),
  nextTryAt,
});
const step = (others: readonly Attempt[], minutes = 25) =>
  guessStep(attempt(0, 'intent', at(25)), others, at(minutes).getTime());

describe('a traveller who began to pay and never came back', () => {
  it('gets a booking if they have nothing else', () => {
    expect(step([])).toBe('book');
  });

  it('gets no booking if another payment brought them the stay, before or after, even if they cancelled it', () => {
    for (const state of ['confirmed', 'cancelling', 'cancelled'] as const) {
      expect([step([attempt(20, state)]), step([attempt(-20, state)])]).toEqual(['leave', 'leave']);
    }
  });

  it('waits for a payment in progress', () => {
    for (const state of ['paid', 'pending', 'booking', 'unknown'] as const) {
      expect([step([attempt(20, state)]), step([attempt(-20, state)])]).toEqual(['wait', 'wait']);
    }
  });

  it('waits while they may still pay the newer one', () => {
    expect(step([attempt(20)], 49)).toBe('wait');
    expect(step([attempt(20)], 50)).toBe('book');
  });

  it('waits for a newer payment that we process, however long that takes', () => {
    expect(step([attempt(20, 'intent', at(90))], 80)).toBe('wait');
  });

  it('does not wait for a payment of the same moment, which would also wait for this one', () => {
    expect(step([attempt(0, 'intent', at(25))])).toBe('book');
  });

  it('comes before an older payment, so that two never wait for each other', () => {
    expect(step([attempt(-20, 'intent', at(5))])).toBe('book');
  });

  it('gets a booking if the other payment failed', () => {
    const rest = BOOKING_STATES.filter((state) => ['failed', 'refund-due', 'refunded'].includes(state));
    expect(rest.map((state) => step([attempt(20, state)]))).toEqual(['book', 'book', 'book']);
  });
});
