/** The state of the sign-in form: what is wrong, what is under way. Search-and-browse §5, §8: the provider's own message is shown. */
import { useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN_LENGTH } from '@tenth-night/contract/auth';
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../lib/services';
import { openSessionChannel, type SessionMessage } from '../../lib/session-channel';
import { AuthError, signIn, signUp, startGoogle } from './auth-api';

export type Mode = 'sign-in' | 'create';
type Problems = { readonly email?: string; readonly password?: string; readonly form?: string };

const POPUP = 'popup,width=500,height=680';

export function useSignIn(mode: Mode) {
  const { send, session } = useServices();
  const { emailProblem, passwordProblem, failureText } = useProblemTexts();
  const [busy, setBusy] = useState<'form' | 'google' | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const fail = (reason: string) => {
    setBusy(null);
    setProblems({ form: reason });
  };
  useFocusAgain(busy !== null);
  const hasAsked = useRef(false);
  useGoogleFailure((reason) => hasAsked.current && fail(reason));

  async function submitCredentials(credentials: { email: string; password: string }): Promise<void> {
    setBusy('form');
    setProblems({});
    try {
      session.set(await (mode === 'sign-in' ? signIn : signUp)(send, credentials));
    } catch (error) {
      fail(failureText(error));
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { email, password } = event.currentTarget.elements as unknown as Record<
      'email' | 'password',
      HTMLInputElement
    >;
    const [wrongEmail, wrongPassword] = [emailProblem(email), passwordProblem(password)];
    if (!wrongEmail && !wrongPassword) {
      return void submitCredentials({ email: email.value, password: password.value });
    }
    setProblems({ ...(wrongEmail && { email: wrongEmail }), ...(wrongPassword && { password: wrongPassword }) });
    (wrongEmail ? email : password).focus();
  }

  async function continueWithGoogle(): Promise<void> {
    // At once, or the browser takes the window for an advertisement. Where it still does, this page itself goes.
    const popup = window.open('', 'sign-in', POPUP);
    hasAsked.current = true;
    setBusy('google');
    setProblems({});
    try {
      const back = popup ? { end: 'close' } : { next: location.pathname + location.search };
      const url = await startGoogle(send, `/signed-in?${new URLSearchParams(back)}`);
      (popup ?? window).location.href = url;
      // Nothing tells when that window is closed by hand. So the form does not wait for it.
      if (popup) setBusy(null);
    } catch (error) {
      popup?.close();
      fail(failureText(error));
    }
  }

  return { submit, continueWithGoogle: () => void continueWithGoogle(), busy, problems };
}

/** The other window tells how it ended; that somebody has signed in, the session hears itself. */
function useGoogleFailure(onFailure: (reason: string) => void): void {
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const channel = openSessionChannel();
    if (!channel) return undefined;
    channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
      if (data.kind === 'failed') fail(data.reason);
    };
    return () => channel.close();
  }, []);
}

/** A button that is pressed waits disabled, and loses the focus by it. Once it can be pressed again it has it back. */
function useFocusAgain(isBusy: boolean): void {
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isBusy) pressed.current = document.activeElement;
    else if (document.activeElement === document.body) (pressed.current as HTMLElement | null)?.focus();
  }, [isBusy]);
}

function useProblemTexts() {
  const { t } = useLingui();
  return {
    emailProblem({ validity }: HTMLInputElement): string | null {
      if (validity.valid) return null;
      return validity.valueMissing
        ? t`Enter your email address.`
        : t`Enter a whole email address, like name@example.com.`;
    },
    passwordProblem({ value }: HTMLInputElement): string | null {
      if (value === '') return t`Enter your password.`;
      return value.length < PASSWORD_MIN_LENGTH ? t`A password has at least ${PASSWORD_MIN_LENGTH} characters.` : null;
    },
    failureText(error: unknown): string {
      const code = error instanceof AuthError ? error.code : null;
      if (code === 'invalid_credentials') return t`Invalid email or password`;
      if (code === 'account_not_created') {
        return t`This account could not be created. If you already have one, sign in.`;
      }
      if (code === 'rate_limited') return t`Too many attempts. Wait a few minutes, then try again.`;
      if (code === 'bad_request') return (error as AuthError).message;
      return t`The sign-in could not be reached. Check your connection, then try again.`;
    },
  };
}
