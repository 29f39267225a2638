/** A signed-in user's ids with us and with the provider. Hotel-checkout-trips §3 "Guest mapping". */
import Type from 'typebox';

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

export const Account = Type.Object(
  {
    uid: Type.String(),
    email: Type.String(),
    memberNumber: TextOrNull,
    guestId: TextOrNull,
  },
  { title: 'Account' },
);
export type Account = Type.Static<typeof Account>;

export const AccountAnswer = Type.Object({ data: Account });

const short = Type.String({ maxLength: 100 });
const line = Type.String({ maxLength: 200 });

/** The fields of 'Your details' that a user stores in their account. A field that is not stored is empty. */
export const AccountDetails = Type.Object(
  {
    firstName: short,
    lastName: short,
    email: Type.String({ maxLength: 254 }),
    phone: Type.String({ maxLength: 40 }),
    address1: line,
    address2: line,
    city: short,
    state: short,
    zip: Type.String({ maxLength: 40 }),
    country: Type.String({ pattern: '^([A-Z]{2})?$' }),
  },
  { title: 'AccountDetails' },
);
export type AccountDetails = Type.Static<typeof AccountDetails>;

/** Null if nothing is stored. */
export const AccountDetailsAnswer = Type.Object({ data: Type.Union([AccountDetails, Type.Null()]) });
