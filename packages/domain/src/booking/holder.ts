/** The name that a booking is made in. Hotel-checkout-trips §5, §7; decision on OPEN-77. */
import { type Contact, isEmail } from '../checkout/payer';

/** Complete, unlike a `Contact`, which has what was typed so far. A `Payer` is the whole form. */
export type Holder = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
};

export type HolderSources = {
  /** The details that the browser has stored. */
  readonly payer: Contact | null;
  readonly user: { readonly displayName: string | null; readonly email: string | null } | null;
};

export type NamedHolder = {
  readonly holder: Holder;
  /** The browser stored no complete typed details. Then the name that our API got before the payment comes first. */
  readonly isPlaceholder: boolean;
};

const NOBODY = { firstName: 'Guest', lastName: 'Traveler' };

/** The placeholder of OPEN-77. */
export function isNobodysName({ firstName, lastName }: Contact): boolean {
  return firstName === NOBODY.firstName && lastName === NOBODY.lastName;
}

/** Uses the first complete source, and never combines a name from two sources. */
export function holderOf({ payer, user }: HolderSources, supportEmail: string): NamedHolder {
  const [firstName = '', ...rest] = (user?.displayName ?? '').trim().split(/\s+/);
  // Uses a one-word name as first and last name, because the provider requires both.
  const signedIn = { firstName, lastName: rest.join(' ') || firstName, email: user?.email ?? '' };
  const typed = completeHolder(payer);
  const nobody = { ...NOBODY, email: supportEmail };
  return { holder: typed ?? completeHolder(signedIn) ?? nobody, isPlaceholder: !typed };
}

function completeHolder(contact: Contact | null): Holder | null {
  const [firstName, lastName, email] = [contact?.firstName, contact?.lastName, contact?.email].map((text) =>
    text?.trim(),
  );
  return firstName && lastName && email && isEmail(email) ? { firstName, lastName, email } : null;
}
