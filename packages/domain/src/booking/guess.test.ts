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

describe('somebody who had begun to pay and never came back', () => {
  it('is booked for where they have nothing else', () => {
    expect(step([])).toBe('book');
  });

  it('is not where another payment has brought them the stay, before or after, also if they gave it up again', () => {
    for (const state of ['confirmed', 'cancelling', 'cancelled'] as const) {
      expect([step([attempt(20, state)]), step([attempt(-20, state)])]).toEqual(['leave', 'leave']);
    }
  });

  it('waits for one that is under way', () => {
    for (const state of ['paid', 'booking', 'unknown'] as const) {
      expect([step([attempt(20, state)]), step([attempt(-20, state)])]).toEqual(['wait', 'wait']);
    }
  });

  it('waits while they may pay the newer one', () => {
    expect(step([attempt(20)], 49)).toBe('wait');
    expect(step([attempt(20)], 50)).toBe('book');
  });

  it('waits for a newer one that we look after, however long that takes', () => {
    expect(step([attempt(20, 'intent', at(90))], 80)).toBe('wait');
  });

  it('does not wait for one of the very same moment, which would wait for it as well', () => {
    expect(step([attempt(0, 'intent', at(25))])).toBe('book');
  });

  it('goes before an older one, so that two never wait for each other', () => {
    expect(step([attempt(-20, 'intent', at(5))])).toBe('book');
  });

  it('is booked for where the other one came to nothing', () => {
    const rest = BOOKING_STATES.filter((state) => ['failed', 'refund-due', 'refunded'].includes(state));
    expect(rest.map((state) => step([attempt(20, state)]))).toEqual(['book', 'book', 'book']);
  });
});
