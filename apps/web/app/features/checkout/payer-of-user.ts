import type { AccountDetails } from '@tenth-night/contract/account';
import type { SignedInUser } from '@tenth-night/contract/auth';
import type { Payer } from '@tenth-night/domain/checkout/payer';

type User = Pick<SignedInUser, 'email' | 'displayName'>;

/** Fills empty fields from the user. Skips a name of one word: it may be the first part of an email address. */
export function fillFromUser(payer: Payer, user: User | null): Payer {
  const [firstName = '', ...rest] = (user?.displayName ?? '').trim().split(/\s+/);
  const isNamed = rest.length > 0 && payer.firstName === '' && payer.lastName === '';
  return {
    ...payer,
    ...(isNamed && { firstName, lastName: rest.join(' ') }),
    email: payer.email || (user?.email ?? ''),
  };
}

const ADDRESS = ['address1', 'address2', 'city', 'state', 'zip'] as const;
const PERSON = ['firstName', 'lastName', 'email', 'phone'] as const;

/**
 * Fills empty fields from the account's details. A name is filled as a whole. So is an address, with its country. Mixed
 * values would belong to nobody.
 */
export function fillFromAccount(payer: Payer, details: AccountDetails | null): Payer {
  if (!details) return payer;
  const isNamed = payer.firstName !== '' || payer.lastName !== '';
  const hasAddress = ADDRESS.some((field) => payer[field] !== '');
  const person = PERSON.filter((field) => (isNamed && /Name$/.test(field) ? false : payer[field] === ''));
  const fields = hasAddress ? person : [...person, ...ADDRESS, ...(details.country ? (['country'] as const) : [])];
  return { ...payer, ...Object.fromEntries(fields.map((field) => [field, details[field]])) };
}
