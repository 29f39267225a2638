/** Types and names of a booking intent in the database. Decision: exactly-once booking. */
import { randomInt } from 'node:crypto';
import type { Prebooked } from '../../providers/ports/booking.port';

/** What the traveller agreed to. Never contains the payment's secret key. */
export type ShownOffer = Omit<Prebooked, 'secretKey' | 'transactionId' | 'prebookId' | 'discount'>;

export type MailKind =
  | 'confirmation'
  | 'cancellation'
  /** The provider says that it was paid. The letter says where the money is. */
  | 'not-booked'
  /** We do not know whether anything was paid. The letter does not mention money. */
  | 'nothing-booked'
  | 'still-standing'
  /** The booking has taken the place of another one. */
  | 'changed'
  /** No other booking has taken its place. */
  | 'not-changed'
  /** The holder was corrected. */
  | 'renamed';

/** A reference is `TN` and ten of these letters and digits, which are hard to confuse. It is a name, not a secret. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 10;

export function newReference(): string {
  const letter = () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)];
  return `TN${Array.from({ length: REFERENCE_LENGTH }, letter).join('')}`;
}

/** A booking that is exchanged for another one needs no payment. */
export const isExchange = ({ transactionId }: { readonly transactionId: string | null }): boolean =>
  transactionId === null;

/**
 * The reference that the provider knows. Each attempt has its own, and only one attempt runs at a time: see `attempt`.
 */
export function referenceAtProvider({ id, attempt }: { readonly id: string; readonly attempt: number }): string {
  return attempt === 1 ? id : `${id}-${attempt}`;
}

/** Without the number of the attempt. */
export const ownReference = (atProvider: string): string => atProvider.replace(/-\d+$/, '');
