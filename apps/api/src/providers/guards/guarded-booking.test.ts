import { describe, expect, it } from 'vitest';
import type { BookingPort } from '../ports/booking.port';
import { ProviderError, ProviderUnavailable } from '../provider-error';
import { createGuard } from './guard';
import { createBookingGuards, guardBooking } from './guarded-booking';

const signal = new AbortController().signal;
const DOWN = new ProviderError('down', { vendor: 'hotel-rates', url: 'https://provider.test', status: 503 });

type Call = keyof BookingPort;
const CALLS: readonly Call[] = ['prebook', 'book', 'cancel', 'findByReference', 'booking', 'bookingsOf'];
const READS: readonly Call[] = ['findByReference', 'booking', 'bookingsOf'];

/** A provider whose calls in `failing` fail. The others return the name of the call. */
function setUp(failing: readonly Call[]) {
  const answer = (call: Call) => async () => {
    if (failing.includes(call)) throw DOWN;
    return call;
  };
  const provider = Object.fromEntries(CALLS.map((call) => [call, answer(call)])) as unknown as BookingPort;
  const guarded = guardBooking(provider, createBookingGuards('any', createGuard));
  return (call: Call) => (guarded[call] as (about: unknown, signal: AbortSignal) => Promise<unknown>)('any', signal);
}

describe('a failing kind of call', () => {
  it.each([
    ['reads', READS],
    ['prebook', ['prebook']],
    ['book', ['book']],
    ['cancel', ['cancel']],
  ] as const)('does not block other kinds: %s', async (_kind, failing: readonly Call[]) => {
    const ask = setUp(failing);
    for (let k = 0; k < 10; k++) for (const call of failing) await ask(call).catch(() => {});
    for (const call of failing) await expect(ask(call)).rejects.toThrow(ProviderUnavailable);
    for (const call of CALLS) if (!failing.includes(call)) await expect(ask(call)).resolves.toBe(call);
  });
});
