/** Signing in, creating an account, and requesting a new password. Search-and-browse §2 "Sign-in dialog", §5. */

import { Trans, useLingui } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useSession } from '../../lib/session/session';
import { IconButton } from '../../ui/icon-button';
import { Modal } from '../../ui/modal';
import { ForgotForm } from './forgot-form';
import styles from './sign-in-dialog.module.css';
import { SignInForm } from './sign-in-form';
import type { Mode } from './use-sign-in';

/**
 * Closes when a user is signed in. A user who opens it while signed in can sign in again; then it closes after that.
 */
export function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const titleId = useId();
  const session = useSession();
  const [atFirst] = useState(session);
  const [mode, setMode] = useState<Mode | 'forgot'>('sign-in');
  const [email, setEmail] = useState('');
  useFocusBack();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (session.status === 'user' && session !== atFirst) close();
  }, [session, atFirst]);

  return (
    <Modal labelledBy={titleId} className={styles.dialog} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>
          <Title mode={mode} />
        </h2>
        <IconButton icon="close" label={t`Close`} onClick={onClose} />
      </div>
      {mode === 'forgot' ? (
        <ForgotForm email={email} onEmail={setEmail} isFirst />
      ) : (
        <SignInForm key={mode} mode={mode} email={email} onEmail={setEmail} onForgot={() => setMode('forgot')} />
      )}
      <OtherMode mode={mode} onMode={setMode} />
      {mode !== 'forgot' && <Agreement />}
    </Modal>
  );
}

function Title({ mode }: { readonly mode: Mode | 'forgot' }) {
  if (mode === 'forgot') return <Trans>Forgot password?</Trans>;
  return mode === 'sign-in' ? <Trans>Sign In</Trans> : <Trans>Create Account</Trans>;
}

function OtherMode({ mode, onMode }: { readonly mode: Mode | 'forgot'; readonly onMode: (mode: Mode) => void }) {
  if (mode === 'forgot') {
    return (
      <p className={styles.other}>
        <button type="button" className={styles.toggle} onClick={() => onMode('sign-in')}>
          <Trans>Back to sign-in</Trans>
        </button>
      </p>
    );
  }
  const isSigningIn = mode === 'sign-in';
  return (
    <p className={styles.other}>
      {isSigningIn ? <Trans>New here?</Trans> : <Trans>Already have an account?</Trans>}{' '}
      <button type="button" className={styles.toggle} onClick={() => onMode(isSigningIn ? 'create' : 'sign-in')}>
        {isSigningIn ? <Trans>Create Account</Trans> : <Trans>Sign In</Trans>}
      </button>
    </p>
  );
}

function Agreement() {
  return (
    <p className={styles.terms}>
      <Trans>
        By continuing you agree to our{' '}
        <a href={SITE_PATHS.terms} target="_blank" rel="noopener">
          Terms
        </a>{' '}
        &{' '}
        <a href={SITE_PATHS.privacy} target="_blank" rel="noopener">
          Privacy
        </a>
        .
      </Trans>
    </p>
  );
}

/**
 * Returns the focus to what opened the dialog. If that is gone, like the Sign in button, it goes to the account in the
 * header.
 */
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
