/** The texts beside a password field, in the sign-in dialog and on the account pages. */
import { useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN_LENGTH } from '@tenth-night/contract/auth';

export function usePasswordWords() {
  const { t } = useLingui();
  return {
    show: t`Show password`,
    hint: t`At least ${PASSWORD_MIN_LENGTH} characters`,
    missing: t`Enter your password.`,
    tooShort: t`Use at least ${PASSWORD_MIN_LENGTH} characters.`,
    weak: t`This password is easy to guess. A short sentence of several words is better.`,
    wrong: t`That password is not correct.`,
  };
}

export type PasswordWords = ReturnType<typeof usePasswordWords>;

/** Null if the password can be sent. */
export function newPasswordProblem(password: string, words: PasswordWords): string | null {
  if (password === '') return words.missing;
  return password.length < PASSWORD_MIN_LENGTH ? words.tooShort : null;
}
