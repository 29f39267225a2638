/** The bodies for account security: passwords, email addresses, passkeys, sessions, and erasing the account. */
import Type from 'typebox';
import { PASSWORD_MAX_LENGTH } from './auth';
import { Language, NewPassword, TypedEmail } from './auth-shapes';

const Token = Type.String({ minLength: 1, maxLength: 200 });
const Id = Type.String({ minLength: 1, maxLength: 200 });
const GivenPassword = Type.String({ maxLength: PASSWORD_MAX_LENGTH });
/** Required if the account has a password. */
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

/** The response of an authenticator. The identity provider reads it. */
const Credential = Type.Object({ id: Type.String({ minLength: 1, maxLength: 2000 }) }, { additionalProperties: true });
export const AddPasskeyBody = Type.Object({
  name: Type.String({ maxLength: 60 }),
  response: Credential,
});
export const PasskeySignInBody = Type.Object({ response: Credential });
export const RemovePasskeyBody = Type.Object({ id: Id, password: Proof });

/** Options for `navigator.credentials`, made by the identity provider. */
export const PasskeyOptionsAnswer = Type.Object({ options: Type.Object({}, { additionalProperties: true }) });

const Moment = Type.String();

export const Passkey = Type.Object({ id: Type.String(), name: Type.String(), createdAt: Moment }, { title: 'Passkey' });
export type Passkey = Type.Static<typeof Passkey>;

export const AccountSession = Type.Object(
  {
    id: Type.String(),
    /** `Firefox · Android`: we store nothing else about the browser. Empty if unknown. */
    device: Type.String(),
    createdAt: Moment,
    /** Whether this is the session of the request. */
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
/** The action succeeded; there is no other data. */
export const DoneAnswer = Type.Object({ isDone: Type.Literal(true) });
/** The current email address. */
export const ConfirmedAnswer = Type.Object({ email: Type.String() });
