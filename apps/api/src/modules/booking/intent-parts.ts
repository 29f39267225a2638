/** Types and names of a booking intent in the database. Decision: exactly-once booking. */
import type { Prebooked } from '../../providers/ports/booking.port';

/** What the traveller agreed to. Never contains the payment's secret key. */
export type ShownOffer = Omit<Prebooked, 'secretKey' | 'transactionId' | 'prebookId'>;

export type MailKind =
  | 'confirmation'
  | 'cancellation'
  /** The provider says that it was paid. The letter says where the money is. */
  | 'not-booked'
  /** We do not know whether anything was paid. The letter does not mention money. */
  | 'nothing-booked'
  | 'still-standing';

/** A reference is `TN` and ten of these letters and digits, which are hard to confuse. It is a name, not a secret. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The reference that the provider knows. Each attempt has its own, and only one attempt runs at a time: see `attempt`.
 */
export function referenceAtProvider({ id, attempt }: { readonly id: string; readonly attempt: number }): string {
  return attempt === 1 ? id : `${id}-${attempt}`;
}
