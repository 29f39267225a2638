import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from './intent';
import { bookingMessage, returnStatus } from './traveller-status';

describe('the status for the traveller', () => {
  it('[RET-01] says that the payment return begins, books, is done, or has an error', () => {
    expect([null, ...BOOKING_STATES].map((state) => [state, returnStatus(state)])).toEqual([
      [null, 'init'],
      ['intent', 'init'],
      ['paid', 'booking'],
      ['pending', 'booking'],
      ['booking', 'booking'],
      ['unknown', 'booking'],
      ['confirmed', 'done'],
      ['failed', 'error'],
      ['unverified', 'error'],
      ['refund-due', 'error'],
      ['refunded', 'error'],
      ['cancelling', 'done'],
      ['cancelled', 'done'],
      ['changing', 'done'],
      ['changed', 'done'],
    ]);
  });

  it('never says booked without a booking, and never failed while a booking may exist', () => {
    expect(BOOKING_STATES.filter((state) => bookingMessage(state) === 'booked')).toEqual(['confirmed']);
    expect(bookingMessage('unknown')).toBe('being-confirmed');
  });

  it('distinguishes not paid, being confirmed and given up', () => {
    expect(bookingMessage('intent')).toBe('not-paid');
    expect(bookingMessage('pending')).toBe('payment-pending');
    expect([bookingMessage('paid'), bookingMessage('booking')]).toEqual(['confirming', 'confirming']);
    expect([bookingMessage('cancelling'), bookingMessage('cancelled')]).toEqual(['cancelling', 'cancelled']);
  });

  it('says where the money is, if there is no booking', () => {
    expect([bookingMessage('failed'), bookingMessage('refund-due'), bookingMessage('refunded')]).toEqual([
      'not-booked-nothing-paid',
      'not-booked-refund-due',
      'not-booked-refunded',
    ]);
    expect(bookingMessage('unverified')).toBe('not-booked-unverified');
  });
});
