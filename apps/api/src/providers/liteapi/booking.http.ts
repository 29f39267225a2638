/**
 * The adapter to the provider's booking host. It never retries, and treats a call as 'not booked' only on a clear
 * answer.
 */
import { bookedId } from '@tenth-night/domain/booking/booked-id';
import type { WireBookAnswer, WireBookRequest } from '@tenth-night/provider-wire/hotel-rates/book';
import type {
  WireBookingAnswer,
  WireBookingsAnswer,
  WireCancelAnswer,
} from '@tenth-night/provider-wire/hotel-rates/bookings';
import type { WirePrebookAnswer, WirePrebookRequest } from '@tenth-night/provider-wire/hotel-rates/prebook';
import type { BookingPort, BookRequest } from '../ports/booking.port';
import { fieldsOf, type Report, tellLeftOut } from '../wire-records';
import { listOf } from '../wire-values';
import { toCancelled, toOwnBookings, toProviderBooking, toProviderBookings } from './booking.mapper';
import { createChanges } from './changes.http';
import { BOOKING_ID, guestsBody } from './guests-body';
import { toPrebooked } from './prebook.mapper';
import { reasonOfBook, reasonOfBooking, reasonOfCancel, reasonOfPrebook } from './refusal-reasons';
import { createVouchers } from './vouchers.http';
import { createWireClient, unreadable, type WireCall, type WireClientOptions } from './wire-client';

export type BookingOptions = Omit<WireClientOptions, 'baseUrl'> & {
  /** With the version, for example `https://book.liteapi.travel/v3.0`. */
  readonly bookUrl: string;
  /** Without a version, for example `https://da.liteapi.travel`. */
  readonly voucherUrl: string;
  /** A traveller who has not paid yet is waiting. */
  readonly prebookTimeoutMs: number;
  /** For book and cancel. A hotel may take minutes, and a late answer is better than none. */
  readonly bookTimeoutMs: number;
  /** Called once per call with the number of unreadable records. */
  readonly report: Report;
};

/**
 * The share of our timeout that we tell the provider, so that it answers before we stop waiting, even if with a
 * refusal.
 */
const TOLD_SHARE = 0.75;

export function createBooking(options: BookingOptions): BookingPort {
  const { bookUrl, voucherUrl, apiKey, prebookTimeoutMs, bookTimeoutMs, report } = options;
  const wire = createWireClient({ baseUrl: bookUrl, apiKey, timeoutMs: options.timeoutMs });

  function call<Answer>({ query, timeoutMs = options.timeoutMs, ...rest }: WireCall, signal: AbortSignal) {
    const timeout = String(Math.max(1, Math.floor((timeoutMs * TOLD_SHARE) / 1000)));
    return wire.call<Answer>({ ...rest, query: { ...query, timeout }, timeoutMs }, signal);
  }

  async function list(query: Record<string, string>, signal: AbortSignal): Promise<readonly unknown[]> {
    const path = '/bookings';
    const answer = await call<WireBookingsAnswer>({ method: 'GET', path, query }, signal);
    // An empty list may come as null. A missing list is not an answer.
    if (answer && answer.data !== null && !Array.isArray(answer.data)) throw unreadable('bookings', wire.urlOf(path));
    return listOf(answer?.data);
  }

  return {
    ...createChanges({ ...options, call, urlOf: wire.urlOf }),

    async prebook({ offerId, voucherCode }, signal) {
      const path = '/rates/prebook';
      // The offer id contains everything about the stay, even the nationality that it was priced for: OPEN-72.
      const body: WirePrebookRequest = { offerId, usePaymentSdk: true, ...(voucherCode && { voucherCode }) };
      const asked = { method: 'POST', path, body, timeoutMs: prebookTimeoutMs, reasonOf: reasonOfPrebook } as const;
      const answer = await call<WirePrebookAnswer>(asked, signal);
      const prebooked = answer?.data ? toPrebooked(answer.data) : null;
      if (!prebooked) throw unreadable('prebook', wire.urlOf(path));
      return prebooked;
    },

    async book(request, signal) {
      const path = '/rates/book';
      const body = bookBody(request);
      const asked = { method: 'POST', path, body, timeoutMs: bookTimeoutMs, reasonOf: reasonOfBook } as const;
      const answer = await call<WireBookAnswer>(asked, signal);
      const booking = toProviderBooking({ ...fieldsOf(answer?.data), bookingId: bookedId(answer?.data) });
      if (!booking) throw unreadable('booking', wire.urlOf(path));
      return booking;
    },

    async findByReference(reference, signal) {
      const rows = await list({ clientReference: reference }, signal);
      const bookings = toOwnBookings(rows, reference);
      if (!bookings) throw unreadable('booking id', wire.urlOf('/bookings'));
      return bookings.find(({ status }) => status === 'confirmed') ?? bookings[0] ?? null;
    },

    async booking(bookingId, signal) {
      if (!BOOKING_ID.test(bookingId)) return null;
      const path = `/bookings/${bookingId}`;
      const answer = await call<WireBookingAnswer>({ method: 'GET', path, reasonOf: reasonOfBooking }, signal);
      const booking = toProviderBooking(answer?.data);
      if (answer && answer.data !== null && !booking) throw unreadable('booking', wire.urlOf(path));
      return booking;
    },

    async bookingsOf(guestId, signal) {
      const rows = await list({ guestId }, signal);
      const bookings = tellLeftOut('/bookings', report, (leaveOut) => toProviderBookings(rows, leaveOut));
      return bookings.filter((booking) => booking.guestId === guestId);
    },

    ...createVouchers({ baseUrl: voucherUrl, apiKey, timeoutMs: options.timeoutMs }),

    async cancel(bookingId, signal) {
      if (!BOOKING_ID.test(bookingId)) return null;
      const path = `/bookings/${bookingId}`;
      const asked = { method: 'PUT', path, timeoutMs: bookTimeoutMs, reasonOf: reasonOfCancel } as const;
      return toCancelled((await call<WireCancelAnswer>(asked, signal))?.data);
    },
  };
}

function bookBody({ transactionId, ...request }: BookRequest): WireBookRequest {
  return { ...guestsBody(request), payment: { method: 'TRANSACTION_ID', transactionId } };
}
