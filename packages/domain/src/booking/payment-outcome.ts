/** What the payment provider adds to the return address. Hotel-checkout-trips §7; decision on OPEN-79. */
import type { Query } from '../search/search-params';

const SECRET = /^payment_intent/;

/** True means certainly failed. Otherwise it may be paid, and only our API can find out. */
export function hasPaymentFailed(query: Query): boolean {
  return query.get('redirect_status') === 'failed';
}

/** The bank has not finished. Then the booking waits for the payment. */
export function isPaymentProcessing(query: Query): boolean {
  return query.get('redirect_status') === 'processing';
}

/** Name and value pairs without the payment's keys. The page no longer needs these secrets. */
export function withoutPaymentKeys(pairs: Iterable<readonly [string, string]>): [string, string][] {
  return [...pairs].filter(([name]) => !SECRET.test(name)).map(([name, value]) => [name, value]);
}
