/** The bodies of sign-up, sign-in and sign-out. Account-and-preferences §3 "Signed-in user", §7 "Authentication". */
import Type from 'typebox';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './auth';

/** Leaves room for spaces pasted with an address. The server trims them before it reads the address. */
const TYPED_EMAIL_MAX_LENGTH = 300;
export const TypedEmail = Type.String({ minLength: 3, maxLength: TYPED_EMAIL_MAX_LENGTH });

export const NewPassword = Type.String({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH });
/** The language of our letters to the user. The default is English. */
export const Language = Type.Optional(Type.String({ pattern: '^[a-z]{2}$' }));

export const SignUpBody = Type.Object({ email: TypedEmail, password: NewPassword, language: Language });

/** Has no minimum length: a password that is too short is simply wrong. */
export const SignInBody = Type.Object({
  email: TypedEmail,
  password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }),
});

/** Where the browser goes after a federated sign-in. The default is the page that closes the popup. */
export const GoogleSignInBody = Type.Object({ returnTo: Type.Optional(Type.String({ maxLength: 2000 })) });

export const SignedInUser = Type.Object(
  {
    uid: Type.String(),
    displayName: Type.String(),
    email: Type.String(),
    photoURL: Type.Union([Type.String(), Type.Null()]),
  },
  { title: 'SignedInUser' },
);
export type SignedInUser = Type.Static<typeof SignedInUser>;

export const SignedInAnswer = Type.Object({ user: SignedInUser });
export const SignedOutAnswer = Type.Object({ user: Type.Null() });
export const SessionAnswer = Type.Object({ user: Type.Union([SignedInUser, Type.Null()]) });
export const GoogleSignInAnswer = Type.Object({ url: Type.String() });
export const TokenAnswer = Type.Object({ token: Type.String(), expiresAt: Type.String() });
