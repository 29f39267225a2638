/**
 * Payments as the card network sees them: opened at prebook, authorised in the widget, captured by a booking, refunded.
 */
import type { Clock } from '../../kernel/clock';
import { stableId } from '../../kernel/stable-id';
import type { Store } from '../../kernel/store';

/** Amounts are in minor units. */
interface Money {
  readonly minor: number;
  readonly currency: string;
}

export interface Payment extends Money {
  readonly transactionId: string;
  readonly secretKey: string;
  readonly prebookId: string;
  /** `released`: the money was authorised and never captured. */
  readonly status: 'open' | 'authorised' | 'captured' | 'released';
  readonly bookingId: string | null;
  readonly cardEnding: string | null;
  readonly openedAt: string;
  readonly authorisedAt: string | null;
}

export type RefundReason = 'cancelled' | 'booking-failed' | 'lapsed' | 'rebooked';

export interface Refund extends Money {
  readonly refundId: string;
  readonly transactionId: string;
  readonly bookingId: string | null;
  readonly reason: RefundReason;
  readonly at: string;
}

/** Authorised money that no booking captures is released after this time. */
const LAPSES_AFTER_MS = 60 * 60_000;

export interface PaymentDesk {
  open(prebookId: string, money: Money): Payment;
  bySecret(secretKey: string): Payment | undefined;
  byTransaction(transactionId: string): Payment | undefined;
  authorise(payment: Payment, cardEnding: string): Payment;
  capture(payment: Payment, bookingId: string): Payment;
  /** At most the amount that was captured and not yet refunded. */
  refund(payment: Payment, minor: number, reason: RefundReason): void;
  /** Every payment with a charged card or authorised money. */
  charges(): Payment[];
  refunds(): Refund[];
}

const openedPayment = (words: string, prebookId: string, money: Money, openedAt: string): Payment => ({
  transactionId: `tr_cts_${stableId(`${words} transaction`, 21)}`,
  secretKey: `pi_${stableId(words, 24)}_secret_${stableId(`${words} secret`, 24)}`,
  prebookId,
  ...money,
  status: 'open',
  bookingId: null,
  cardEnding: null,
  openedAt,
  authorisedAt: null,
});

export function createPaymentDesk(store: Store, clock: Clock, seed: string): PaymentDesk {
  const payments = store.shelf<Payment>('payments');
  const refunds = store.shelf<Refund>('refunds');
  const now = (): string => clock.now().toISOString();
  const put = (payment: Payment): Payment => {
    payments.put(payment.transactionId, payment);
    return payment;
  };

  function refund(payment: Payment, minor: number, reason: RefundReason): void {
    const { transactionId, bookingId, currency, status } = payment;
    const before = refunds.list().filter((given) => given.transactionId === transactionId);
    const left = payment.minor - before.reduce((sum, given) => sum + given.minor, 0);
    if (status === 'authorised') put({ ...payment, status: 'released' });
    if (Math.min(minor, left) <= 0) return;
    const refundId = `re_${stableId(`${seed} refund ${store.nextNumber()}`, 24)}`;
    refunds.put(refundId, {
      refundId,
      transactionId,
      bookingId,
      minor: Math.min(minor, left),
      currency,
      reason,
      at: now(),
    });
  }

  /** There is no timer: we check for expiry when somebody reads the payment. */
  function lapse(payment: Payment): Payment {
    const since = payment.authorisedAt === null ? Number.NaN : Date.parse(payment.authorisedAt);
    if (payment.status !== 'authorised' || clock.now().getTime() - since < LAPSES_AFTER_MS) return payment;
    refund(payment, payment.minor, 'lapsed');
    return payments.get(payment.transactionId) ?? payment;
  }
  const looked = (payment: Payment | undefined): Payment | undefined => payment && lapse(payment);

  return {
    open: (prebookId, money) => put(openedPayment(`${seed} payment ${store.nextNumber()}`, prebookId, money, now())),
    bySecret: (secretKey) => looked(payments.list().find((payment) => payment.secretKey === secretKey)),
    byTransaction: (transactionId) => looked(payments.get(transactionId)),
    authorise: (payment, cardEnding) => put({ ...payment, status: 'authorised', cardEnding, authorisedAt: now() }),
    capture: (payment, bookingId) => put({ ...payment, status: 'captured', bookingId }),
    refund,
    charges: () =>
      payments
        .list()
        .map(lapse)
        .filter(({ status }) => status !== 'open'),
    refunds: () => {
      payments.list().forEach(lapse);
      return refunds.list();
    },
  };
}
