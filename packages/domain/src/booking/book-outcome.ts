/** What a failed book call means for the booking. The provider's error list; the decision 'Exactly-once booking'. */
import type { BookingEvent } from './intent';

/** `code` is null where there was no answer, or none of the provider's. */
export type BookFailure = { readonly code: number | null; readonly description: string };

/** With these the provider has booked nothing. */
const REFUSALS: ReadonlySet<number | null> = new Set([4000, 4002, 4003, 4010, 4012]);
const INCOMPLETE = 2014;

/**
 * Everything else may have been booked, a reference that was used before among them: it is looked up, never sent again.
 * `hasLostCall`: one before it had no answer. The refusal may then be its doing: the prebook is gone because it is booked.
 */
export function bookOutcome(
  { code, description }: BookFailure,
  hasLostCall = false,
): Extract<BookingEvent, 'refused' | 'unpaid' | 'unanswered'> {
  if (code === INCOMPLETE && /payment not completed/i.test(description)) return 'unpaid';
  return REFUSALS.has(code) && !hasLostCall ? 'refused' : 'unanswered';
}
