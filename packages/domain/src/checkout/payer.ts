/**
 * The person who pays: 'Your details'.
 * Hotel-checkout-trips §2 "Checkout", §3 "Payer"; decision on OPEN-63, OPEN-64.
 */

export type Payer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
};

export type PayerField = keyof Payer;
/** `no-name`: the field contains something that is not a name. */
export type PayerProblem = 'missing' | 'malformed' | 'no-name';
export type PayerProblems = Partial<Readonly<Record<PayerField, PayerProblem>>>;

/** The empty form. Its fields are in the order of the form. */
export const NEW_PAYER: Payer = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  country: 'US',
};

const FIELDS = Object.keys(NEW_PAYER) as PayerField[];
const REQUIRED: readonly PayerField[] = ['firstName', 'lastName', 'email'];

/**
 * Requires one `@` and a domain with a dot, and rejects pasted text such as `Ada <ada@example.org>, …`.
 * Only a letter can show whether the address exists.
 */
const EMAIL = /^[^\s@,;:<>()"]+@(?:[^\s@,;:<>()".]+\.)+[^\s@,;:<>()".]{2,}$/;
const EMAIL_MAX_LENGTH = 254;

export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email);
}

/**
 * Markup, web or email addresses, phone numbers, control characters. Our letters contain the name, so nobody may use it
 * to send a message of their own. `St. John-Smith, Jr.` is a valid name.
 */
const NOT_OF_A_NAME = /[<>@{}[\]\\|`\p{Cc}\p{Cf}\p{Co}\p{Cn}]|:\/\/|www\.|\.\p{Ll}{2,}/iu;
/** Five digits or more, in any grouping. */
const NUMBER = /\p{Nd}(?:[\s().\-/]*\p{Nd}){4,}/u;
/** Some scripts use these to join the parts of a name. */
const JOINERS = /[\u200c\u200d]/g;

export function isPlainName(text: string): boolean {
  const name = text.replaceAll(JOINERS, '');
  return !NOT_OF_A_NAME.test(name) && !NUMBER.test(name);
}

const NAMES = ['firstName', 'lastName'] as const;

/** Empty if payment may begin. */
export function payerProblems(payer: Payer): PayerProblems {
  const missing = REQUIRED.filter((field) => payer[field].trim() === '').map((field) => [field, 'missing'] as const);
  const unusable = NAMES.filter((field) => !isPlainName(payer[field])).map((field) => [field, 'no-name'] as const);
  const isMalformed = payer.email.trim() !== '' && !isEmail(payer.email);
  return { ...Object.fromEntries([...missing, ...unusable]), ...(isMalformed && { email: 'malformed' }) };
}

/** The field that gets the focus. */
export function firstProblem(problems: PayerProblems): PayerField | null {
  return FIELDS.find((field) => problems[field]) ?? null;
}

/** Reads JSON from the browser's session. Uses the empty value for everything unreadable. */
export function readPayer(text: string | null): Payer {
  const record = parseRecord(text);
  const kept = FIELDS.filter((field) => typeof record[field] === 'string').map((field) => [field, record[field]]);
  return { ...NEW_PAYER, ...Object.fromEntries(kept) };
}

export type Contact = Partial<Pick<Payer, 'firstName' | 'lastName' | 'email' | 'phone'>>;

/** The filled-in details for prebook, without an incomplete email address. Null if nothing is filled in. */
export function contactOf({ firstName, lastName, email, phone }: Payer): Contact | null {
  const said = { firstName, lastName, email: isEmail(email) ? email : '', phone };
  const filled = Object.entries(said)
    .map(([field, value]) => [field, value.trim()])
    .filter(([, value]) => value);
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}

function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
