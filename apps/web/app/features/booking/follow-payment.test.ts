import type { BookingProgress } from '@tenth-night/contract/booking';
import type { BookingState } from '@tenth-night/domain/booking/intent';
import { describe, expect, it } from 'vitest';
import type { Refusal } from './booking-api';
import { followPayment, POLL_MS, type ReturnState, TRIES } from './follow-payment';

type Answer = BookingState | Refusal;
const REFUSALS: readonly Answer[] = ['not-found', 'refused', 'signed-out', 'unreachable'];
const progressOf = (state: BookingState, token: string | null = 'to-ken'): BookingProgress => ({
  state,
  bookingId: null,
  clientReference: 'TN23456789AB',
  hotelId: 'lp1',
  token,
});

/** The answers in turn, the last one for ever; what was asked, and what was told. */
async function follow(answers: readonly Answer[], { hasFailed = false, atMost = 20 } = {}) {
  const left = [...answers];
  const asked: string[] = [];
  const stop = new AbortController();
  const answer = async (what: string) => {
    asked.push(what);
    if (asked.length >= atMost) stop.abort();
    const next = (left.length > 1 ? left.shift() : left[0]) as Answer;
    if (REFUSALS.includes(next)) return next as Refusal;
    return progressOf(next as BookingState, what === 'book' ? 'to-ken' : null);
  };
  const calls = {
    book: () => answer('book'),
    progress: () => answer('progress'),
    renewSession: async () => void asked.push('session'),
    pause: async (ms: number) => void asked.push(String(ms)),
  };
  const told: ReturnState[] = [];
  for await (const state of followPayment(hasFailed, calls, stop.signal)) told.push(state);
  return { asked, told };
}

const last = async (...answers: readonly Answer[]) => (await follow(answers)).told.at(-1);
const error = (problem: string) => ({ status: 'error', problem });

describe('the return from a payment', () => {
  it('[RET-01] books, and is done', async () => {
    const { asked, told } = await follow(['confirmed']);
    expect(asked).toEqual(['book']);
    expect(told).toEqual([
      { status: 'booking', state: 'paid' },
      { status: 'done', progress: progressOf('confirmed') },
    ]);
  });

  it('books once, and polls the progress every two seconds', async () => {
    const { asked, told } = await follow(['booking', 'unknown', 'confirmed']);
    expect(POLL_MS).toBe(2_000);
    expect(asked).toEqual(['book', '2000', 'progress', '2000', 'progress']);
    expect(told.map((state) => ('state' in state ? state.state : state.status))).toEqual([
      ...['paid', 'booking', 'unknown', 'done'],
    ]);
  });

  it('keeps the token of the book answer, because the progress names nobody and gets no token', async () => {
    expect(await last('unknown', 'confirmed')).toEqual({ status: 'done', progress: progressOf('confirmed') });
    expect(await last('refused', 'confirmed')).toEqual({ status: 'done', progress: progressOf('confirmed', null) });
  });

  it('is done with a booking that was cancelled since, and leaves the rest to its page', async () => {
    expect(await last('cancelled')).toMatchObject({ status: 'done' });
    expect(await last('cancelling')).toMatchObject({ status: 'done' });
  });

  it('says where the money is, if there is no booking', async () => {
    expect(await last('failed')).toEqual(error('not-booked-nothing-paid'));
    expect(await last('refund-due')).toEqual(error('not-booked-refund-due'));
    expect(await last('unknown', 'refunded')).toEqual(error('not-booked-refunded'));
  });

  it('has no booking identifiers if they are unknown', async () => {
    expect(await last('not-found')).toEqual(error('missing-identifiers'));
    expect(await last('refused', 'refused')).toEqual(error('missing-identifiers'));
  });

  it('shows the true state if the booking has another holder', async () => {
    const { asked, told } = await follow(['refused', 'confirmed']);
    expect(asked).toEqual(['book', 'progress']);
    expect(told.at(-1)).toMatchObject({ status: 'done' });
  });

  it('[RET-06] fails with a general reason if it was refused and nothing is known about it', async () => {
    expect(await last('refused', 'intent')).toEqual(error('booking-failed'));
  });

  it('retries automatically while there is no answer, and then asks the traveller', async () => {
    expect(await last('unreachable', 'unreachable', 'confirmed')).toMatchObject({ status: 'done' });
    const { asked, told } = await follow(['unreachable']);
    expect(asked.filter((what) => what === 'book')).toHaveLength(TRIES);
    expect(told.at(-1)).toEqual(error('unreachable'));
    const later = await follow(['unknown', 'unreachable', 'unreachable', 'unreachable', 'unknown', 'unreachable']);
    expect(later.asked.filter((what) => what === 'book')).toHaveLength(1);
    expect(later.asked.filter((what) => what === 'progress')).toHaveLength(TRIES * 2);
    expect(later.told.at(-1)).toEqual(error('unreachable'));
  });

  it('continues as a visitor if the session has ended, but not forever', async () => {
    const { asked } = await follow(['signed-out', 'confirmed']);
    expect(asked).toEqual(['book', 'session', '2000', 'book']);
    expect(await last('signed-out')).toEqual(error('unreachable'));
  });

  it('books nothing for a failed payment, and still shows the true state', async () => {
    const failed = await follow(['intent'], { hasFailed: true });
    expect(failed).toEqual({ asked: ['progress'], told: [error('not-paid')] });
    const stands = await follow(['confirmed'], { hasFailed: true });
    expect(stands.told).toMatchObject([{ status: 'done' }]);
  });

  it('ends when the page is closed', async () => {
    const { asked, told } = await follow(['unknown'], { atMost: 3 });
    expect(asked).toEqual(['book', '2000', 'progress']);
    expect(told).toHaveLength(2);
  });
});
