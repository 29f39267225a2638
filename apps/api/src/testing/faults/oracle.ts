/** What must hold after everything works again, according to the provider's books: the sandbox's ledger. */
import type { BookingState } from '@tenth-night/domain/booking/intent';
import type { Story } from './traveller';

export type Row = {
  readonly id: string;
  readonly state: BookingState;
  /** Null for a booking that was exchanged for another one. */
  readonly transaction_id: string | null;
  readonly booking_id: string | null;
  /** The booking that it replaces. */
  readonly change_of: string | null;
  readonly change_refund_minor: string | null;
};

/** The provider's books, and the times when something of ours was broken. Both use the same clock. */
export type Books = {
  readonly breaks: readonly number[];
  readonly bookings: readonly {
    readonly bookingId: string;
    readonly clientReference: string;
    readonly transactionId: string | null;
    readonly price: number;
    readonly status: string;
  }[];
  readonly charges: readonly {
    readonly transactionId: string;
    readonly amount: number;
    readonly bookingId: string | null;
  }[];
  readonly refunds: readonly { readonly transactionId: string; readonly amount: number }[];
  readonly mails: readonly {
    readonly id: string;
    readonly receivedAt: string;
    readonly messageId: string | null;
    readonly recipients: readonly string[];
    readonly text: string | null;
  }[];
};

const BOOKED: readonly BookingState[] = ['confirmed', 'cancelling', 'cancelled', 'changed'];
/** Work that was in progress at the time of a break may still arrive for this long. */
const UNDER_WAY_MS = 3_000;
const RESTING: readonly BookingState[] = [
  ...(['intent', 'confirmed', 'failed', 'unverified', 'refund-due', 'refunded', 'cancelled', 'changed'] as const),
];
/** Each answer 'not paid' uses up a reference. The next one gets a number at its end. */
const isReferenceOf = (id: string, reference: string) => reference === id || reference.startsWith(`${id}-`);

/** Describes every broken promise; empty if all were kept. */
export function brokenPromises(rows: readonly Row[], books: Books, stories: readonly Story[]): readonly string[] {
  return [
    ...rows.flatMap((row) => [...ofBooking(row, books), ...ofMoney(row, books), ...ofMails(row, books)]),
    ...rows.flatMap((row) => ofChange(row, rows, books)),
    ...stories.flatMap((story) => [...ofWords(story, rows), ...ofRefund(story, rows, books)]),
    ...books.bookings
      .filter(({ clientReference }) => !rows.some(({ id }) => isReferenceOf(id, clientReference)))
      .map(({ bookingId }) => `${bookingId} is a booking without an intent`),
    ...books.charges
      .filter(({ transactionId }) => !rows.some(({ transaction_id }) => transaction_id === transactionId))
      .map(({ transactionId }) => `${transactionId} is a charge without an intent`),
  ];
}

function ofBooking({ id, state, booking_id }: Row, { bookings }: Books): readonly string[] {
  const own = bookings.filter(({ clientReference }) => isReferenceOf(id, clientReference));
  const broken: string[] = [];
  if (!RESTING.includes(state)) broken.push(`${id} is still ${state}`);
  if (own.length > 1) broken.push(`${id} was booked ${own.length} times`);
  if (BOOKED.includes(state) !== (own.length === 1)) broken.push(`${id} is ${state} with ${own.length} bookings`);
  if (own[0] && own[0].bookingId !== booking_id) broken.push(`${id} is ${booking_id}, not ${own[0].bookingId}`);
  if (own[0] && (own[0].status === 'CONFIRMED') !== (state === 'confirmed')) {
    broken.push(`${id} is ${state} and ${own[0].status}`);
  }
  return broken;
}

/** The old booking ends if the new one is confirmed, and only then. So nobody is without a room, or has two. */
function ofChange(row: Row, rows: readonly Row[], { refunds }: Books): readonly string[] {
  const { id, state, change_of, transaction_id } = row;
  if (state === 'changed' && !rows.some((next) => next.change_of === id && BOOKED.includes(next.state))) {
    return [`${id} is ${state}, but nothing took its place`];
  }
  const old = change_of === null ? undefined : rows.find((one) => one.id === change_of);
  if (!old || state !== 'confirmed') return [];
  const ended: BookingState = transaction_id === null ? 'changed' : 'cancelled';
  if (old.state !== ended) return [`${id} took the place of ${old.id}, which is ${old.state}`];
  const refunded = minorOf(refunds, old.transaction_id);
  const agreed = Number(row.change_refund_minor);
  return refunded === agreed ? [] : [`${old.id} was to give ${agreed} back and gave ${refunded}`];
}

/** Without a booking, travellers have all their money back. With a booking, they paid once. */
function ofMoney({ id, transaction_id, state }: Row, { charges, refunds, bookings }: Books): readonly string[] {
  const kept = minorOf(charges, transaction_id) - minorOf(refunds, transaction_id);
  const times = charges.filter(({ transactionId }) => transactionId === transaction_id).length;
  if (times > 1) return [`${id} was charged ${times} times`];
  if (!BOOKED.includes(state) && kept !== 0) return [`${id} is ${state}, but ${kept} were not refunded`];
  if (transaction_id !== null && state === 'confirmed' && kept <= 0) return [`${id} is ${state}, but nothing was paid`];
  // An exchanged booking is paid by the payment of the first one.
  const standing = bookings.filter(
    (one) => transaction_id !== null && one.transactionId === transaction_id && one.status === 'CONFIRMED',
  );
  if (standing.length > 1) return [`${id} has ${standing.length} bookings for one payment`];
  const [one] = standing;
  const price = Math.round((one?.price ?? 0) * 100);
  return one && kept !== price ? [`${id} costs ${price}, and ${kept} were paid`] : [];
}

/** After a cancellation, travellers get exactly the refund that they were shown. */
function ofRefund({ told, refundMinor, email }: Story, rows: readonly Row[], { refunds }: Books): readonly string[] {
  const row = rows.find(({ id }) => id === told[0]?.clientReference);
  if (!row || refundMinor === null) return [];
  const refunded = minorOf(refunds, row.transaction_id);
  return refunded === refundMinor ? [] : [`${email} was shown a refund of ${refundMinor} and got ${refunded}`];
}

/** The sum of all amounts of one payment. The test's offers are in dollars. */
function minorOf(list: readonly { transactionId: string; amount: number }[], transactionId: string | null): number {
  return list
    .filter((entry) => entry.transactionId === transactionId)
    .reduce((total, { amount }) => total + Math.round(amount * 100), 0);
}

/**
 * One mail for each event. If a sender crashes, its mail may go out twice with the same Message-ID, and a mailbox shows
 * the two as one. Without a crash between them, a second mail is an error.
 */
function ofMails({ id, state, transaction_id }: Row, { mails, breaks }: Books): readonly string[] {
  const isExcused = (from: number, to: number) => breaks.some((at) => at > from - UNDER_WAY_MS && at < to);
  const countOf = (kind: string) => {
    const name = `<${id}-${kind}@`;
    const times = mails
      .filter(({ messageId }) => messageId?.startsWith(name))
      .map(({ receivedAt }) => Date.parse(receivedAt))
      .toSorted((a, b) => a - b);
    return times.filter((time, k) => k === 0 || !isExcused(times[k - 1] ?? 0, time)).length;
  };
  const expected = {
    [transaction_id === null ? 'changed' : 'confirmation']: BOOKED.includes(state) ? 1 : 0,
    cancellation: state === 'cancelled' ? 1 : 0,
    'not-booked': state === 'refund-due' ? 1 : 0,
    // Travellers who had to wait for their bank also get this letter if nothing was booked.
    ...(state !== 'failed' && { 'nothing-booked': state === 'unverified' ? 1 : 0 }),
  };
  return Object.entries(expected).flatMap(([kind, count]) =>
    countOf(kind) === count ? [] : [`${id} is ${state} with ${countOf(kind)} mails of ${kind}`],
  );
}

/** No answer says 'booked' without a booking, or 'not booked' with one. */
function ofWords({ told, refundMinor, email, paysLate }: Story, rows: readonly Row[]): readonly string[] {
  const row = rows.find(({ id }) => id === told[0]?.clientReference);
  if (!row) return told.length > 0 ? [`${email} was told of an unknown booking`] : [];
  const isBooked = BOOKED.includes(row.state);
  const broken = told.flatMap(({ state, bookingId }) => {
    if (state === 'confirmed' && (!isBooked || bookingId !== row.booking_id)) return [`${email} was told ${state}`];
    // For a late payment, 'nothing was paid' was true at that time.
    if (state === 'failed' && paysLate) return [];
    const isNo = ['failed', 'unverified', 'refund-due', 'refunded'].includes(state);
    if (isNo && isBooked) return [`${email} was told ${state}`];
    return [];
  });
  if (refundMinor !== null && row.state !== 'cancelled')
    broken.push(`${email} cancelled, but the booking is ${row.state}`);
  return broken;
}
