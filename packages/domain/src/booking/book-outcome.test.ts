import { describe, expect, it } from 'vitest';
import { bookOutcome } from './book-outcome';
import { nextState } from './intent';

const outcome = (code: number | null, description = '', hasLostCall?: boolean) =>
  bookOutcome({ code, description }, hasLostCall);

describe('a book call that failed', () => {
  it.each([4000, 4002, 4003, 4010, 4012])('with %d has booked nothing', (code) => {
    expect(outcome(code)).toBe('refused');
  });

  it.each([4000, 4002, 4003, 4010, 4012])('with %d may be refused because the call before it has booked', (code) => {
    expect(outcome(code, '', true)).toBe('unanswered');
  });

  it('has booked nothing where nothing was paid, and neither has a call before it', () => {
    expect(outcome(2014, 'payment not completed')).toBe('unpaid');
    expect(outcome(2014, 'payment not completed', true)).toBe('unpaid');
  });

  it.each([
    [null, 'time-out'],
    [null, 'payment not completed'],
    [2010, 'booking not confirmed'],
    [2013, 'booking failed, provider booking response is invalid'],
    [2014, 'payment status save failed'],
    [4005, 'duplicate booking attempt with existing client reference'],
    [4011, 'supplier timeout'],
    [5000, 'booking initial save failed, please try again'],
  ])('with %s (%s) may have booked, so it is looked up', (code, description) => {
    expect(nextState('booking', outcome(code, description))).toBe('unknown');
  });
});
