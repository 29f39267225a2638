/** Bookings as a state machine (reference §7): the first try uses up a reference, the first booking a transaction. */
import type { WireRebookRequest } from '@tenth-night/provider-wire/hotel-rates/amendments';
import {
  WIRE_PAYMENT_METHODS,
  type WireBookRequest,
  type WireHolder,
} from '@tenth-night/provider-wire/hotel-rates/book';
import type { WireCancelled } from '@tenth-night/provider-wire/hotel-rates/bookings';
import type { Clock } from '../../../kernel/clock';
import { stableId } from '../../../kernel/stable-id';
import type { Store } from '../../../kernel/store';
import { knownCurrency, wireAmount } from '../../../world/money';
import type { Payment, PaymentDesk } from '../../payments/payment-desk';
import { dayOf } from '../pricing/stay';
import type { VoucherDesk } from '../vouchers/voucher-desk';
import {
  amendmentCompleted,
  badRequest,
  bookingFailed,
  bookingIncomplete,
  duplicateReference,
  wrongInput,
} from '../wire-errors';
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
  /**
   * Makes the new booking, then cancels the old one without a fee. The payment of the old one pays for the new one, and
   * the vendor refunds what is left. Null if the old one is non-refundable: then a person decides.
   */
  rebook(request: WireRebookRequest, isSoldOut: boolean): BookingRecord | null;
  rename(booking: BookingRecord, holder: WireHolder): BookingRecord;
  list(): BookingRecord[];
  byId(bookingId: string): BookingRecord | undefined;
  /** Null if there is nothing left to cancel. */
  cancel(bookingId: string): WireCancelled | null | undefined;
}

function readPrebook(prebooks: PrebookDesk, { prebookId }: Pick<WireBookRequest, 'prebookId'>): PrebookRecord {
  const record = prebooks.byId(prebookId);
  if (record === undefined) throw badRequest('prebook not found');
  if (record === null) throw wrongInput('invalid prebookId, rate not found');
  return record;
}

type Guests = Pick<WireBookRequest, 'guests'>;

function checkPayment({ payment }: WireBookRequest): void {
  if (!WIRE_PAYMENT_METHODS.some((method) => method === payment.method)) {
    throw badRequest('missing or not supported payment method');
  }
  if (payment.method === 'TRANSACTION_ID' && !payment.transactionId)
    throw wrongInput('missing or empty transaction id');
}

function checkGuests({ guests }: Guests, { prebook }: PrebookRecord, isLenient: boolean): void {
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

type Named = Pick<WireHolder, 'firstName' | 'lastName'>;
const isNamedLike = (one: Named, other: Named): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName;
const named = <Guest extends Named>(guest: Guest, { firstName, lastName, email }: WireHolder): Guest => ({
  ...guest,
  firstName,
  lastName,
  email,
});

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

/** The stored bookings, and the references that are used up. */
function createRecords({ seed, store, clock, guests }: Parts) {
  const bookings = store.shelf<BookingRecord>('bookings');
  const references = store.shelf<true>('references');
  const now = (): string => clock.now().toISOString();
  const put = (booking: BookingRecord): BookingRecord => {
    bookings.put(booking.bookingId, booking);
    return booking;
  };

  return {
    list: () => bookings.list(),
    byId: (bookingId: string) => bookings.get(bookingId),
    newId: () => stableId(`${seed} booking ${store.nextNumber()}`, 9),
    add(bookingId: string, request: WireBookRequest, record: PrebookRecord): BookingRecord {
      const { createdAt: _prebookedAt, ...prebooked } = record;
      const guestId = guests.idOf(request.holder);
      const times = { createdAt: now(), updatedAt: now(), cancelledAt: null };
      return put({ bookingId, status: 'CONFIRMED', request, ...prebooked, guestId, refundedMinor: 0, ...times });
    },
    change: (booking: BookingRecord, part: Partial<BookingRecord>): BookingRecord =>
      put({ ...booking, ...part, updatedAt: now() }),
    cancel: (booking: BookingRecord, part: Pick<BookingRecord, 'status' | 'refundedMinor'>): BookingRecord =>
      put({ ...booking, ...part, updatedAt: now(), cancelledAt: now() }),
    useUp(clientReference: string | undefined): void {
      if (!clientReference) return;
      if (references.get(clientReference)) throw duplicateReference();
      references.put(clientReference, true);
    },
  };
}

type Records = ReturnType<typeof createRecords>;

function bookIn(records: Records, parts: Parts): BookingDesk['book'] {
  const { payments, prebooks, vouchers, isLenient } = parts;
  return (request, isSoldOut) => {
    const record = readPrebook(prebooks, request);
    checkPayment(request);
    checkGuests(request, record, isLenient);
    records.useUp(request.clientReference);
    const payment = readPayment(payments, request);
    if (isSoldOut) {
      if (payment) payments.refund(payment, payment.minor, 'booking-failed');
      throw bookingFailed();
    }
    const bookingId = records.newId();
    const { discount } = record;
    if (discount && !vouchers.use(discount, knownCurrency(record.prebook.currency), bookingId)) {
      throw bookingIncomplete('voucher is not valid');
    }
    if (payment) payments.capture(payment, bookingId);
    return records.add(bookingId, request, { ...record, rebookFrom: null });
  };
}

function rebookIn(records: Records, { payments, prebooks, clock, isLenient }: Parts): BookingDesk['rebook'] {
  return ({ existingBookingId, ...request }, isSoldOut) => {
    const record = readPrebook(prebooks, request);
    const old = records.byId(existingBookingId);
    if (!old || record.rebookFrom !== existingBookingId) throw badRequest('rebooking is not allowed for this offer');
    checkGuests(request, record, isLenient);
    records.useUp(request.clientReference);
    const fee = feeOf(old, clock.now());
    if (fee === null) throw amendmentCompleted();
    if (isSoldOut) throw bookingFailed();
    if (fee >= old.minor) return null;
    const { transactionId } = old.request.payment;
    const payment = transactionId ? payments.byTransaction(transactionId) : undefined;
    const paid = { method: 'NONE', ...(transactionId && { transactionId }) };
    const made = records.add(records.newId(), { ...request, payment: paid }, record);
    const left = Math.max(0, old.minor - made.minor);
    if (payment) payments.refund(payment, left, 'rebooked');
    records.cancel(old, { status: 'CANCELLED', refundedMinor: left });
    return made;
  };
}

export function createBookingDesk(parts: Parts): BookingDesk {
  const { clock, payments } = parts;
  const records = createRecords(parts);

  return {
    book: bookIn(records, parts),
    rebook: rebookIn(records, parts),
    rename: (booking, holder) => {
      const { request } = booking;
      const guests = request.guests.map((guest) => (isNamedLike(guest, request.holder) ? named(guest, holder) : guest));
      return records.change(booking, { request: { ...request, holder, guests } });
    },
    list: records.list,
    byId: records.byId,
    cancel: (bookingId) => {
      const booking = records.byId(bookingId);
      const fee = booking && feeOf(booking, clock.now());
      if (!booking || fee === undefined || fee === null) return booking && null;
      const refundedMinor = booking.minor - fee;
      const payment = payments.byTransaction(booking.request.payment.transactionId ?? '');
      if (payment) payments.refund(payment, refundedMinor, 'cancelled');
      const status = refundedMinor > 0 ? 'CANCELLED' : 'CANCELLED_WITH_CHARGES';
      return wireCancelled(records.cancel(booking, { status, refundedMinor }));
    },
  };
}
