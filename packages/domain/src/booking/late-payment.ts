/**
 * What to do when the provider says that a payment is not completed. The traveller came back from the payment, so it
 * may be on its way. The provider learns of it seconds later, and a bank may take hours.
 * Decision: exactly-once booking.
 */

export type PaymentClaim = {
  /** When the traveller last said that they paid. Null if they never did. */
  readonly claimedAt: Date | null;
  /** The payment provider has reported `processing`. */
  readonly isProcessing: boolean;
};

export type AfterUnpaid = {
  readonly event: 'not-yet-paid' | 'unpaid';
  /** When to ask the provider again. Null for never. */
  readonly lookAgainAt: Date | null;
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const SHORTEST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/** `waitsMs`: how long we tell the traveller to wait. `looksMs`: how long we retry, while the prebook can be booked. */
const USUAL = { waitsMs: 10 * SECOND_MS, looksMs: 25 * MINUTE_MS };
const PROCESSING = { waitsMs: 24 * 60 * MINUTE_MS, looksMs: 24 * 60 * MINUTE_MS };

/** The pause grows with the time since the claim, so a claim costs few calls. */
export function afterUnpaid({ claimedAt, isProcessing }: PaymentClaim, now: number): AfterUnpaid {
  if (claimedAt === null) return { event: 'unpaid', lookAgainAt: null };
  const elapsed = now - claimedAt.getTime();
  const { waitsMs, looksMs } = isProcessing ? PROCESSING : USUAL;
  const pause = Math.min(Math.max(elapsed, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
  return {
    event: elapsed < waitsMs ? 'not-yet-paid' : 'unpaid',
    lookAgainAt: elapsed < looksMs ? new Date(now + pause) : null,
  };
}
