import type { Holder } from '@tenth-night/domain/booking/holder';
import { type Contact, isEmail, isPlainName } from '@tenth-night/domain/checkout/payer';
import { AppError } from '../../app-error';

const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

/** What we keep of it: the body of a request may hold anything else beside these. */
export function knownContact(contact: Contact): Contact {
  return Object.fromEntries(CONTACT_FIELDS.flatMap((field) => (field in contact ? [[field, contact[field]]] : [])));
}

/** Null where it does not say who travels. */
export function holderOfContact(contact: Contact | null): Holder | null {
  const { firstName = '', lastName = '', email = '', phone } = contact ?? {};
  if (!firstName.trim() || !lastName.trim() || !isEmail(email)) return null;
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), ...(phone && { phone }) };
}

/** A name stands in the letters that we send: nothing else may stand in its place. */
export function refuseOddNames({ firstName = '', lastName = '' }: Contact): void {
  if (isPlainName(firstName) && isPlainName(lastName)) return;
  throw new AppError('bad_request', 'A name has no web address, no phone number, no markup and no control characters');
}

/** Whether two requests are in the same name. */
export function isSameHolder(one: Holder | null, other: Holder): boolean {
  const plain = (text: string | undefined) => (text ?? '').trim().toLowerCase();
  return (
    plain(one?.firstName) === plain(other.firstName) &&
    plain(one?.lastName) === plain(other.lastName) &&
    plain(one?.email) === plain(other.email)
  );
}
