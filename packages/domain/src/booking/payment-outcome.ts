/** What the payment provider adds to the return address by itself. Hotel-checkout-trips §7; decision on OPEN-79. */
import type { Query } from '../search/search-params';

const SECRET = /^payment_intent/;

/** For certain. Without this word it may be paid, and only our API finds that out. */
export function hasPaymentFailed(query: Query): boolean {
  return query.get('redirect_status') === 'failed';
}

/** The bank is still at it. Then the booking waits for the payment. */
export function isPaymentProcessing(query: Query): boolean {
  return query.get('redirect_status') === 'processing';
}

/** Name and value pairs, without the payment's own keys: nobody needs them any more, and they are nobody else's business. */
export function withoutPaymentKeys(pairs: Iterable<readonly [string, string]>): [string, string][] {
  return [...pairs].filter(([name]) => !SECRET.test(name)).map(([name, value]) => [name, value]);
}
