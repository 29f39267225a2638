/** The address that the payment widget returns to. Hotel-checkout-trips §5, §7. */
import type { Query } from '../search/search-params';

export type PaymentReturn = {
  readonly prebookId: string;
  readonly transactionId: string;
  readonly hotelId: string | null;
};

/** Ignores what the payment provider adds. Null if an identifier is missing. */
export function readPaymentReturn(query: Query): PaymentReturn | null {
  const [prebookId, transactionId] = [query.get('prebookId'), query.get('transactionId')];
  return prebookId && transactionId ? { prebookId, transactionId, hotelId: query.get('hotelId') || null } : null;
}

/** Name and value pairs. */
export function paymentReturnQuery({ prebookId, transactionId, hotelId }: PaymentReturn): [string, string][] {
  return [
    ['prebookId', prebookId],
    ['transactionId', transactionId],
    ['hotelId', hotelId ?? ''],
  ];
}
