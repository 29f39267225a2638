/**
 * The return from a payment, step by step. It is safe to repeat: in two windows, after a reload or the next day there
 * is still one booking. Hotel-checkout-trips §4 "Payment return"; decision on OPEN-79.
 */
import type { BookingProgress } from '@tenth-night/contract/booking';
import type { BookingState } from '@tenth-night/domain/booking/intent';
import { type BookingMessage, bookingMessage, type ReturnStatus } from '@tenth-night/domain/booking/traveller-status';
import type { Refusal } from './booking-api';

export const POLL_MS = 2_000;
/** The number of failed attempts in a row before the traveller is asked whether to go on. */
export const TRIES = 4;

export type ReturnProblem =
  | 'missing-identifiers'
  | 'unreachable'
  /** Unknown whether anything was paid: the fallback reason of §8. */
  | 'booking-failed'
  | Extract<BookingMessage, 'not-paid' | `not-booked-${string}`>;

type In<Status extends ReturnStatus, Rest = unknown> = { readonly status: Status } & Rest;

export type ReturnState =
  | In<'init'>
  | In<'booking', { readonly state: BookingState }>
  | In<'done', { readonly progress: BookingProgress }>
  | In<'error', { readonly problem: ReturnProblem }>;

export type ReturnCalls = {
  book(): Promise<BookingProgress | Refusal>;
  progress(): Promise<BookingProgress | Refusal>;
  /** Asks again who is signed in. */
  renewSession(): Promise<void>;
  pause(ms: number): Promise<void>;
};

/** `hasFailed`: the provider says that the payment failed. Then it only looks the booking up and books nothing. */
export async function* followPayment(
  hasFailed: boolean,
  calls: ReturnCalls,
  signal: AbortSignal,
): AsyncGenerator<ReturnState> {
  let ask = hasFailed ? calls.progress : calls.book;
  let token: string | null = null;
  if (!hasFailed) yield { status: 'booking', state: 'paid' };
  for (let tries = 0; !signal.aborted; ) {
    const answer = await ask();
    if (signal.aborted) return;
    if (typeof answer !== 'string') {
      // Only the answer to a book call can have the token, because that call names the holder.
      token = answer.token ?? token;
      const told = toldOf({ ...answer, token }, hasFailed);
      yield told;
      if (told.status !== 'booking') return;
      ask = calls.progress;
      tries = 0;
    } else if (answer === 'refused' && ask === calls.book) {
      // It was booked in another name, or cannot be booked in this one. The progress tells the result.
      ask = calls.progress;
      continue;
    } else if (answer === 'refused' || answer === 'not-found') {
      return yield { status: 'error', problem: 'missing-identifiers' };
    } else {
      tries += 1;
      if (tries >= TRIES) return yield { status: 'error', problem: 'unreachable' };
      if (answer === 'signed-out') await calls.renewSession();
    }
    await calls.pause(POLL_MS);
  }
}

function toldOf(progress: BookingProgress, hasFailed: boolean): ReturnState {
  const { state } = progress;
  const message = bookingMessage(state);
  switch (message) {
    case 'confirming':
    case 'payment-pending':
    case 'being-confirmed':
      return { status: 'booking', state };
    case 'booked':
    case 'cancelling':
    case 'cancelled':
    case 'changing':
    case 'changed':
      return { status: 'done', progress };
    case 'not-paid':
      return { status: 'error', problem: hasFailed ? message : 'booking-failed' };
    default:
      return { status: 'error', problem: message };
  }
}
