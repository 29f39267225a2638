/** What a signed-in user is to us and to the provider. Hotel-checkout-trips §3 "Guest mapping". */
import Type from 'typebox';

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

export const Account = Type.Object({
  uid: Type.String(),
  email: Type.String(),
  memberNumber: TextOrNull,
  guestId: TextOrNull,
});
export type Account = Type.Static<typeof Account>;

export const AccountAnswer = Type.Object({ data: Account });
