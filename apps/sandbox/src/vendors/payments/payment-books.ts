/** Charges and refunds for the ledger, in major units. */
import { knownCurrency, wireAmount } from '../../world/money';
import type { Payment, PaymentDesk, Refund } from './payment-desk';

export interface Charge {
  readonly transactionId: string;
  readonly prebookId: string;
  readonly bookingId: string | null;
  readonly status: Payment['status'];
  readonly amount: number;
  readonly currency: string;
  readonly at: string | null;
}

export interface RefundEntry extends Omit<Refund, 'minor'> {
  readonly amount: number;
}

const amountOf = ({ minor, currency }: Payment | Refund) => wireAmount(minor, knownCurrency(currency));

export const paymentBooks = (desk: PaymentDesk): { charges: Charge[]; refunds: RefundEntry[] } => ({
  charges: desk.charges().map((payment) => ({
    transactionId: payment.transactionId,
    prebookId: payment.prebookId,
    bookingId: payment.bookingId,
    status: payment.status,
    ...amountOf(payment),
    at: payment.authorisedAt,
  })),
  refunds: desk.refunds().map(({ minor, ...refund }) => ({ ...refund, ...amountOf({ minor, ...refund }) })),
});
