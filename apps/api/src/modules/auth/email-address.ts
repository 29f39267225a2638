import { EMAIL_MAX_LENGTH } from '@tenth-night/contract/auth';
import { AppError } from '../../app-error';

const FORM = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the database takes no zero, and no address has any of them.
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Two spellings of one address belong to one account. Null if it is not an address. */
export function normalEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  return email.length <= EMAIL_MAX_LENGTH && FORM.test(email) && !CONTROL.test(email) ? email : null;
}

/** The same for request input. Throws if it is not an address. */
export function givenEmail(typed: string): string {
  const email = normalEmail(typed);
  if (!email) throw new AppError('bad_request', 'Invalid email');
  return email;
}
