/**
 * The state of the sign-in form: its problem, and whether it is busy. Search-and-browse §5, §8: the provider's own
 * message is shown.
 */
import { useLingui } from '@lingui/react/macro';
import type { SignedInUser } from '@tenth-night/contract/auth';
import { type FormEvent, useRef, useState } from 'react';
import { useEmailProblem } from '../../i18n/email-words';
import { newPasswordProblem, usePasswordWords } from '../../i18n/password-words';
import { type AuthError, authCode } from '../../lib/api/auth-call';
import { useServices } from '../../lib/page/services';
import { useFocusAgain } from '../../lib/page/use-focus-again';
import { openFederated, useFederatedEnd } from '../../lib/session/federated-window';
import { PasskeyError } from '../../lib/session/passkeys';
import { type Credentials, signIn, signInWithPasskey, signUp, startGoogle } from './auth-api';

export type Mode = 'sign-in' | 'create';
type Problems = { readonly email?: string; readonly password?: string; readonly form?: string };
type Way = 'form' | 'google' | 'passkey';

export function useSignIn(mode: Mode) {
  const { send, session, visitor } = useServices();
  const emailProblem = useEmailProblem();
  const words = usePasswordWords();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<Way | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  useFocusAgain(busy !== null);
  const hasAsked = useRef(false);
  useFederatedEnd((end) => {
    if (hasAsked.current && end.kind === 'failed') fail(end.reason);
  });

  function begin(way: Way): void {
    setBusy(way);
    setProblems({});
  }

  function fail(reason: string): void {
    setBusy(null);
    setProblems({ form: reason });
  }

  async function enter(way: Way, ask: () => Promise<SignedInUser>, onWeak?: () => void): Promise<void> {
    begin(way);
    try {
      session.set(await ask());
    } catch (error) {
      if (authCode(error) !== 'weak_password') return fail(failureText(error, way));
      setBusy(null);
      setProblems({ password: words.weak });
      onWeak?.();
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { email, password } = event.currentTarget.elements as unknown as Record<
      'email' | 'password',
      HTMLInputElement
    >;
    const [wrongEmail, wrongPassword] = [emailProblem(email), newPasswordProblem(password.value, words)];
    if (!wrongEmail && !wrongPassword) {
      const typed: Credentials = { email: email.value, password: password.value };
      const ask = () => (mode === 'sign-in' ? signIn(send, typed) : signUp(send, typed, visitor.language));
      return void enter('form', ask, () => password.focus());
    }
    setProblems({ ...(wrongEmail && { email: wrongEmail }), ...(wrongPassword && { password: wrongPassword }) });
    (wrongEmail ? email : password).focus();
  }

  async function continueWithGoogle(): Promise<void> {
    hasAsked.current = true;
    begin('google');
    try {
      const stays = await openFederated((returnTo) => startGoogle(send, returnTo));
      // Nothing tells us when the popup is closed by hand, so the form does not wait for it.
      if (stays) setBusy(null);
    } catch (error) {
      fail(failureText(error, 'google'));
    }
  }

  return {
    submit,
    continueWithGoogle: () => void continueWithGoogle(),
    usePasskey: () => void enter('passkey', () => signInWithPasskey(send)),
    busy,
    problems,
  };
}

function useFailureText(): (error: unknown, way: Way) => string {
  const { t } = useLingui();
  return (error, way) => {
    if (error instanceof PasskeyError) {
      return error.reason === 'cancelled'
        ? t`The sign-in was canceled. Nothing has changed.`
        : t`The passkey could not be used here. Sign in another way.`;
    }
    const code = authCode(error);
    if (code === 'invalid_credentials') {
      return way === 'passkey'
        ? t`This passkey does not belong to an account here. Sign in another way.`
        : t`Invalid email or password`;
    }
    if (code === 'account_not_created') {
      return t`This account could not be created. If you already have one, sign in.`;
    }
    if (code === 'rate_limited') return t`Too many attempts. Wait a few minutes, then try again.`;
    if (code === 'bad_request') return (error as AuthError).message;
    return t`The sign-in could not be reached. Check your connection, then try again.`;
  };
}
