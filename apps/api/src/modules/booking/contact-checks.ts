import type { Holder } from '@tenth-night/domain/booking/holder';
import type { StayWishes } from '@tenth-night/domain/booking/stay-wishes';
import { type Contact, isEmail, isPlainName } from '@tenth-night/domain/checkout/payer';
import { AppError } from '../../app-error';

const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Picks the fields that we keep. A request body may hold other fields too. */
export function knownContact(contact: Contact): Contact {
  return Object.fromEntries(CONTACT_FIELDS.flatMap((field) => (field in contact ? [[field, contact[field]]] : [])));
}

/** Picks the fields that we keep. */
export function knownWishes({ rooms, arrival, request }: StayWishes): StayWishes {
  return { rooms: rooms.map(({ firstName, lastName, bed }) => ({ firstName, lastName, bed })), arrival, request };
}

/** Null if the contact does not say who travels. */
export function holderOfContact(contact: Contact | null): Holder | null {
  const { firstName = '', lastName = '', email = '', phone } = contact ?? {};
  if (!firstName.trim() || !lastName.trim() || !isEmail(email)) return null;
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), ...(phone && { phone }) };
}

/** We print names in our letters, so a name must not carry other content. */
export function refuseOddNames({ firstName = '', lastName = '' }: Contact): void {
  if (isPlainName(firstName) && isPlainName(lastName)) return;
  throw new AppError('bad_request', 'A name has no web address, no phone number, no markup and no control characters');
}

/** Whether two requests use the same name and email address. */
export function isSameHolder(one: Holder | null, other: Holder): boolean {
  const plain = (text: string | undefined) => (text ?? '').trim().toLowerCase();
  return (
    plain(one?.firstName) === plain(other.firstName) &&
    plain(one?.lastName) === plain(other.lastName) &&
    plain(one?.email) === plain(other.email)
  );
}
