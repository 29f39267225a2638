/** The bodies of all that keeps an account safe: passwords, addresses, passkeys, sessions, and its end. */
import Type from 'typebox';
import { PASSWORD_MAX_LENGTH } from './auth';
import { Language, NewPassword, TypedEmail } from './auth-shapes';

const Token = Type.String({ minLength: 1, maxLength: 200 });
const Id = Type.String({ minLength: 1, maxLength: 200 });
const GivenPassword = Type.String({ maxLength: PASSWORD_MAX_LENGTH });
/** Needed where the account has a password. */
const Proof = Type.Optional(GivenPassword);

export const ForgotPasswordBody = Type.Object({ email: TypedEmail, language: Language });
export const ResetPasswordBody = Type.Object({ token: Token, password: NewPassword, language: Language });
export const ChangePasswordBody = Type.Object({
  currentPassword: GivenPassword,
  password: NewPassword,
  language: Language,
});
export const ChangeEmailBody = Type.Object({ email: TypedEmail, password: Proof, language: Language });
export const SendConfirmationBody = Type.Object({ language: Language });
export const ConfirmEmailBody = Type.Object({ token: Token, language: Language });
export const EndSessionBody = Type.Object({ id: Id });
export const ProofBody = Type.Object({ password: Proof });
export const EraseAccountBody = Type.Object({ password: Proof, language: Language });

/** What an authenticator has answered. The identity provider reads it. */
const Credential = Type.Object({ id: Type.String({ minLength: 1, maxLength: 2000 }) }, { additionalProperties: true });
export const AddPasskeyBody = Type.Object({
  name: Type.String({ maxLength: 60 }),
  response: Credential,
});
export const PasskeySignInBody = Type.Object({ response: Credential });
export const RemovePasskeyBody = Type.Object({ id: Id, password: Proof });

/** For `navigator.credentials`, as the identity provider makes them. */
export const PasskeyOptionsAnswer = Type.Object({ options: Type.Object({}, { additionalProperties: true }) });

const Moment = Type.String();

export const Passkey = Type.Object({ id: Type.String(), name: Type.String(), createdAt: Moment }, { title: 'Passkey' });
export type Passkey = Type.Static<typeof Passkey>;

export const AccountSession = Type.Object(
  {
    id: Type.String(),
    /** `Firefox · Android`: all that is kept of a browser's name. Empty where it is not known. */
    device: Type.String(),
    createdAt: Moment,
    /** The session that asks. */
    isThis: Type.Boolean(),
  },
  { title: 'AccountSession' },
);
export type AccountSession = Type.Static<typeof AccountSession>;

export const Security = Type.Object(
  {
    email: Type.String(),
    isEmailConfirmed: Type.Boolean(),
    hasPassword: Type.Boolean(),
    isGoogleConnected: Type.Boolean(),
    passkeys: Type.Array(Passkey),
    /** Newest first. */
    sessions: Type.Array(AccountSession),
  },
  { title: 'Security' },
);
export type Security = Type.Static<typeof Security>;

export const SecurityAnswer = Type.Object({ data: Security });
/** It was done, and there is nothing more to say. */
export const DoneAnswer = Type.Object({ isDone: Type.Literal(true) });
/** The address as it stands now. */
export const ConfirmedAnswer = Type.Object({ email: Type.String() });
