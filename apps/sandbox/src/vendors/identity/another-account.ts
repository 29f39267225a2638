/** The form for an account that is not in the list: the typed values and their errors. */
const NAME_LENGTH = 80;
const EMAIL_LENGTH = 254;

export interface Typed {
  readonly name: string;
  readonly email: string;
}
export interface Wrong {
  readonly name?: string;
  readonly email?: string;
}
export type AnotherAccount = { readonly kind: 'person' | 'refused'; readonly typed: Typed; readonly wrong: Wrong };

function wrongName(name: string): string | undefined {
  if (name === '') return 'Type a name, for example Ada Byron.';
  if (name.length > NAME_LENGTH) return `Type a name of at most ${NAME_LENGTH} characters.`;
  if (/\p{Cc}/u.test(name)) return 'Type a name without control characters.';
  return undefined;
}

function wrongEmail(email: string): string | undefined {
  if (email === '') return 'Type an email address, for example ada@example.test.';
  const isAddress = /^[^\s@<>"'(),;:\\]+@[^\s@<>"'(),;:\\.]+(\.[^\s@<>"'(),;:\\.]+)+$/.test(email);
  if (!isAddress || /\p{Cc}/u.test(email)) return 'This is not an email address. It looks like name@example.test.';
  if (email.length > EMAIL_LENGTH) return `Type an email address of at most ${EMAIL_LENGTH} characters.`;
  return undefined;
}

export function readAnotherAccount(form: URLSearchParams): AnotherAccount {
  const typed = { name: (form.get('name') ?? '').trim(), email: (form.get('email') ?? '').trim() };
  const [name, email] = [wrongName(typed.name), wrongEmail(typed.email)];
  const wrong: Wrong = { ...(name ? { name } : {}), ...(email ? { email } : {}) };
  return name || email
    ? { kind: 'refused', typed, wrong }
    : { kind: 'person', typed: { name: typed.name, email: typed.email.toLowerCase() }, wrong };
}
