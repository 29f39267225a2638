import type { SignedInUser } from '@tenth-night/contract/auth';
import type { Payer } from '@tenth-night/domain/checkout/payer';

type User = Pick<SignedInUser, 'email' | 'displayName'>;

/** What is empty and known of whoever is signed in. A name of one word may be the first part of an address: it is nobody's. */
export function fillFromUser(payer: Payer, user: User | null): Payer {
  const [firstName = '', ...rest] = (user?.displayName ?? '').trim().split(/\s+/);
  const isNamed = rest.length > 0 && payer.firstName === '' && payer.lastName === '';
  return {
    ...payer,
    ...(isNamed && { firstName, lastName: rest.join(' ') }),
    email: payer.email || (user?.email ?? ''),
  };
}
