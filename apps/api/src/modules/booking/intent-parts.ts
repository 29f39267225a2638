/** A booking on its way, as the database has it. Decision: exactly-once booking. */
import type { Prebooked } from '../../providers/ports/booking.port';

/** What the traveller agreed to. Never the key of the payment. */
export type ShownOffer = Omit<Prebooked, 'secretKey' | 'transactionId' | 'prebookId'>;

export type MailKind =
  | 'confirmation'
  | 'cancellation'
  /** Paid, by the provider's word: it says where the money is. */
  | 'not-booked'
  /** Whether anything was paid is not known: it says nothing of money. */
  | 'nothing-booked'
  | 'still-standing';

/** `TN` and ten letters and figures that nobody takes for one another. It is a name, not a secret. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What the provider knows a booking by. Another one for each attempt, and never two at work: see `attempt`. */
export function referenceAtProvider({ id, attempt }: { readonly id: string; readonly attempt: number }): string {
  return attempt === 1 ? id : `${id}-${attempt}`;
}
