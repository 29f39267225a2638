/** Signing in and creating an account. It closes itself once a user is present. Search-and-browse §2 "Sign-in dialog", §5. */
import { Trans, useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN_LENGTH } from '@tenth-night/contract/auth';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useServices } from '../../lib/services';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Modal } from '../../ui/modal';
import { GoogleMark } from './google-mark';
import styles from './sign-in-dialog.module.css';
import { SignInField } from './sign-in-field';
import { type Mode, useSignIn } from './use-sign-in';

export function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const titleId = useId();
  const session = useSession();
  const [mode, setMode] = useState<Mode>('sign-in');
  const [email, setEmail] = useState('');
  const isSigningIn = mode === 'sign-in';
  useFocusBack();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (session.status === 'user') close();
  }, [session.status]);

  return (
    <Modal labelledBy={titleId} className={styles.dialog} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{isSigningIn ? <Trans>Sign In</Trans> : <Trans>Create Account</Trans>}</h2>
        <IconButton icon="close" label={t`Close`} onClick={onClose} />
      </div>
      <SignInForm key={mode} mode={mode} email={email} onEmail={setEmail} />
      <p className={styles.other}>
        {isSigningIn ? <Trans>New here?</Trans> : <Trans>Already have an account?</Trans>}{' '}
        <button type="button" className={styles.toggle} onClick={() => setMode(isSigningIn ? 'create' : 'sign-in')}>
          {isSigningIn ? <Trans>Create Account</Trans> : <Trans>Sign In</Trans>}
        </button>
      </p>
      <p className={styles.terms}>
        <Trans>
          By continuing you agree to our{' '}
          <a href="/terms" target="_blank" rel="noopener">
            Terms
          </a>{' '}
          &{' '}
          <a href="/privacy" target="_blank" rel="noopener">
            Privacy
          </a>
          .
        </Trans>
      </p>
    </Modal>
  );
}

/** To what opened the dialog; where that has gone, as the Sign in button does, to the account in the header. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement as HTMLElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const isThere = opener.isConnected && opener !== document.body;
      (isThere ? opener : document.getElementById('account'))?.focus();
    },
    [opener],
  );
}

type FormProps = { readonly mode: Mode; readonly email: string; readonly onEmail: (email: string) => void };

function SignInForm({ mode, email, onEmail }: FormProps) {
  const { t } = useLingui();
  const { site } = useServices();
  const { submit, continueWithGoogle, busy, problems } = useSignIn(mode);
  const isSigningIn = mode === 'sign-in';
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SignInField
        label={t`Email`}
        problem={problems.email}
        input={{
          name: 'email',
          type: 'email',
          autoComplete: 'username',
          inputMode: 'email',
          defaultValue: email,
          onChange: (event) => onEmail(event.target.value),
          autoFocus: true,
          required: true,
        }}
      />
      <SignInField
        label={t`Password`}
        hint={isSigningIn ? undefined : t`At least ${PASSWORD_MIN_LENGTH} characters`}
        problem={problems.password}
        input={{
          name: 'password',
          type: 'password',
          autoComplete: isSigningIn ? 'current-password' : 'new-password',
          minLength: PASSWORD_MIN_LENGTH,
          required: true,
        }}
      />
      <p className={styles.problem} role="alert">
        {problems.form}
      </p>
      <Button type="submit" look="main" disabled={busy !== null}>
        {busy === 'form' ? (
          <Trans>Please wait…</Trans>
        ) : isSigningIn ? (
          <Trans>Sign In</Trans>
        ) : (
          <Trans>Create Account</Trans>
        )}
      </Button>
      {site.hasGoogleSignIn && (
        <>
          <p className={styles.or}>
            <Trans>or</Trans>
          </p>
          <Button disabled={busy !== null} onClick={continueWithGoogle}>
            <GoogleMark />
            {busy === 'google' ? <Trans>Please wait…</Trans> : <Trans>Continue with Google</Trans>}
          </Button>
        </>
      )}
    </form>
  );
}
