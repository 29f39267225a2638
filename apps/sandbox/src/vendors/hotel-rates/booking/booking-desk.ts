/** Bookings as a state machine (reference §7): the first try uses up a reference, the first booking a transaction. */
import { WIRE_PAYMENT_METHODS, type WireBookRequest } from '@tenth-night/provider-wire/hotel-rates/book';
import type { WireCancelled } from '@tenth-night/provider-wire/hotel-rates/bookings';
import type { Clock } from '../../../kernel/clock';
import { stableId } from '../../../kernel/stable-id';
import type { Store } from '../../../kernel/store';
import { knownCurrency, wireAmount } from '../../../world/money';
import type { Payment, PaymentDesk } from '../../payments/payment-desk';
import { dayOf } from '../pricing/stay';
import type { VoucherDesk } from '../vouchers/voucher-desk';
import { badRequest, bookingFailed, bookingIncomplete, duplicateReference, wrongInput } from '../wire-errors';
import type { BookingRecord } from './booking-record';
import { cancellationFee, joinedPolicies } from './cancellation-fee';
import type { GuestDesk } from './guest-desk';
import type { PrebookDesk, PrebookRecord } from './prebook-desk';

interface Parts {
  readonly seed: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly payments: PaymentDesk;
  readonly prebooks: PrebookDesk;
  readonly guests: GuestDesk;
  readonly vouchers: VoucherDesk;
  /** Uses the holder for every room if the request names no guests. */
  readonly isLenient: boolean;
}

export interface BookingDesk {
  /** With `isSoldOut` the hotel refuses at the last moment, and the money is refunded. */
  book(request: WireBookRequest, isSoldOut: boolean): BookingRecord;
  list(): BookingRecord[];
  byId(bookingId: string): BookingRecord | undefined;
  /** Null if there is nothing left to cancel. */
  cancel(bookingId: string): WireCancelled | null | undefined;
}

function readPrebook(prebooks: PrebookDesk, { prebookId }: WireBookRequest): PrebookRecord {
  const record = prebooks.byId(prebookId);
  if (record === undefined) throw badRequest('prebook not found');
  if (record === null) throw wrongInput('invalid prebookId, rate not found');
  return record;
}

function checkRequest({ payment, guests }: WireBookRequest, { prebook }: PrebookRecord, isLenient: boolean): void {
  if (!WIRE_PAYMENT_METHODS.some((method) => method === payment.method)) {
    throw badRequest('missing or not supported payment method');
  }
  if (payment.method === 'TRANSACTION_ID' && !payment.transactionId)
    throw wrongInput('missing or empty transaction id');
  if (isLenient && guests.length === 0) return;
  const rooms = prebook.roomTypes.flatMap(({ rates }) => rates);
  const isNamed = rooms.every((room) => guests.some((guest) => guest.occupancyNumber === room.occupancyNumber));
  if (!isNamed) throw wrongInput('guests must name one guest for every room');
}

/** Null for payment methods without a card. */
function readPayment(payments: PaymentDesk, { payment, prebookId }: WireBookRequest): Payment | null {
  if (payment.method !== 'TRANSACTION_ID') return null;
  const found = payments.byTransaction(payment.transactionId ?? '');
  if (!found) throw bookingIncomplete('payment retrieval failed');
  if (found.prebookId !== prebookId) {
    throw bookingIncomplete('prebookId is not associated to the requested transactionId');
  }
  if (found.status !== 'authorised') throw bookingIncomplete('payment not completed');
  return found;
}

/** In minor units. Null if there is nothing left to cancel. */
function feeOf({ status, prebook, minor }: BookingRecord, now: Date): number | null {
  if (status !== 'CONFIRMED' || prebook.checkout <= dayOf(now)) return null;
  const currency = knownCurrency(prebook.currency);
  const policies = prebook.roomTypes.flatMap(({ rates }) => rates.map((rate) => rate.cancellationPolicies));
  return cancellationFee(joinedPolicies(policies, currency), minor, currency, now);
}

function wireCancelled({ bookingId, status, minor, refundedMinor, prebook }: BookingRecord): WireCancelled {
  const currency = knownCurrency(prebook.currency);
  return {
    bookingId,
    status,
    cancellation_fee: wireAmount(minor - refundedMinor, currency).amount,
    refund_amount: wireAmount(refundedMinor, currency).amount,
    currency: currency.code,
  };
}

export function createBookingDesk(parts: Parts): BookingDesk {
  const { seed, store, clock, payments, prebooks, guests, vouchers, isLenient } = parts;
  const bookings = store.shelf<BookingRecord>('bookings');
  const references = store.shelf<true>('references');
  const put = (booking: BookingRecord): BookingRecord => {
    bookings.put(booking.bookingId, booking);
    return booking;
  };

  function useUp(clientReference: string | undefined): void {
    if (!clientReference) return;
    if (references.get(clientReference)) throw duplicateReference();
    references.put(clientReference, true);
  }

  return {
    book: (request, isSoldOut) => {
      const record = readPrebook(prebooks, request);
      checkRequest(request, record, isLenient);
      useUp(request.clientReference);
      const payment = readPayment(payments, request);
      if (isSoldOut) {
        if (payment) payments.refund(payment, payment.minor, 'booking-failed');
        throw bookingFailed();
      }
      const bookingId = stableId(`${seed} booking ${store.nextNumber()}`, 9);
      const { discount } = record;
      if (discount && !vouchers.use(discount, knownCurrency(record.prebook.currency), bookingId)) {
        throw bookingIncomplete('voucher is not valid');
      }
      if (payment) payments.capture(payment, bookingId);
      const { createdAt: _prebookedAt, ...prebooked } = record;
      const guestId = guests.idOf(request.holder);
      const at = clock.now().toISOString();
      const times = { createdAt: at, updatedAt: at, cancelledAt: null };
      return put({ bookingId, status: 'CONFIRMED', request, ...prebooked, guestId, refundedMinor: 0, ...times });
    },
    list: () => bookings.list(),
    byId: (bookingId) => bookings.get(bookingId),
    cancel: (bookingId) => {
      const booking = bookings.get(bookingId);
      const fee = booking && feeOf(booking, clock.now());
      if (!booking || fee === undefined || fee === null) return booking && null;
      const refundedMinor = booking.minor - fee;
      const payment = payments.byTransaction(booking.request.payment.transactionId ?? '');
      if (payment) payments.refund(payment, refundedMinor, 'cancelled');
      const status = refundedMinor > 0 ? 'CANCELLED' : 'CANCELLED_WITH_CHARGES';
      const at = clock.now().toISOString();
      return wireCancelled(put({ ...booking, status, refundedMinor, updatedAt: at, cancelledAt: at }));
    },
  };
}
