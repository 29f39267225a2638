/**
 * The calls of the pages after the payment, and how they read the answers. Hotel-checkout-trips §6, §7; decisions on
 * OPEN-79, OPEN-81.
 */
import type {
  BookBody,
  BookingAnswer,
  BookingProgress,
  BookingProgressAnswer,
  BookingView,
  CancelBody,
} from '@tenth-night/contract/booking';
import { PATHS } from '@tenth-night/contract/paths';
import { bookedId } from '@tenth-night/domain/booking/booked-id';
import type { NamedHolder } from '@tenth-night/domain/booking/holder';
import type { PaymentReturn } from '@tenth-night/domain/booking/payment-return';
import { type ApiCall, callApi } from '../../lib/api/api-call';
import { HttpError } from '../../lib/api/http-error';
import type { Services } from '../../lib/page/services';

/** Longer than any response time of our API. */
const ANSWER_WITHIN_MS = 40_000;

/** Why there is no result. */
export type Refusal =
  /** There is no such booking, or it belongs to somebody else. */
  | 'not-found'
  /** The request is not allowed, or no longer. */
  | 'refused'
  /** The user has signed out elsewhere meanwhile. */
  | 'signed-out'
  /** The room is no longer available. */
  | 'gone'
  | 'unreachable';

type Question = Omit<ApiCall, 'auth' | 'signal'>;

/** A booking, and the token that opens it for somebody who is not its owner. */
export type BookingLink = { readonly reference: string; readonly token: string | null };

/** Idempotent: repeated calls make one booking. */
export function book(
  services: Services,
  { prebookId, transactionId, isProcessing }: PaymentReturn & { readonly isProcessing: boolean },
  { holder, isPlaceholder }: NamedHolder,
  signal: AbortSignal,
): Promise<BookingProgress | Refusal> {
  const body: BookBody = {
    prebookId,
    holder,
    payment: { method: 'TRANSACTION_ID', transactionId, ...(isProcessing && { isProcessing }) },
    guests: [],
    ...(isPlaceholder && { isPlaceholder }),
  };
  return askProgress(services, { path: PATHS.book, body }, signal);
}

export function readProgress(
  services: Services,
  { prebookId, transactionId }: PaymentReturn,
  signal: AbortSignal,
): Promise<BookingProgress | Refusal> {
  const query = new URLSearchParams({ prebookId, transactionId });
  return askProgress(services, { path: `${PATHS.progress}?${query}` }, signal);
}

/** Reads the id of the booking under any of its names. */
async function askProgress(
  services: Services,
  question: Question,
  signal: AbortSignal,
): Promise<BookingProgress | Refusal> {
  const progress = await ask<BookingProgressAnswer>(services, question, signal);
  return typeof progress === 'string' ? progress : { ...progress, bookingId: bookedId(progress) };
}

export function readBooking(
  services: Services,
  { reference, token }: BookingLink,
  signal: AbortSignal,
): Promise<BookingView | Refusal> {
  const query = new URLSearchParams({ reference, ...(token && { token }) });
  return ask<BookingAnswer>(services, { path: `${PATHS.booking}?${query}` }, signal);
}

/** `refundMinor` is the refund that the page showed. */
export function cancelBooking(
  services: Services,
  { reference, token }: BookingLink,
  refundMinor: number | null,
  signal: AbortSignal,
): Promise<BookingView | Refusal> {
  const body: CancelBody = { reference, ...(token && { token }), refundMinor };
  return ask<BookingAnswer>(services, { path: PATHS.cancelBooking, body }, signal);
}

export async function ask<Answer extends { readonly data: unknown }>(
  services: Services,
  question: Question,
  signal: AbortSignal,
): Promise<Answer['data'] | Refusal> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
  try {
    return ((await callApi(services, { ...question, auth: services.session, signal: inTime })) as Answer).data;
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): Refusal {
  switch (error instanceof HttpError ? error.code : null) {
    case 'not_found':
      return 'not-found';
    case 'bad_request':
    case 'conflict':
      return 'refused';
    case 'offer_gone':
      return 'gone';
    case 'unauthorized':
      return 'signed-out';
    default:
      return 'unreachable';
  }
}
