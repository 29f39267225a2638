/** An email and a password, or another way to sign in. */
import { Trans, useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN_LENGTH } from '@tenth-night/contract/auth';
import { usePasswordWords } from '../../i18n/password-words';
import { useServices } from '../../lib/page/services';
import { hasPasskeys } from '../../lib/session/passkeys';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { GoogleLogo } from './google-logo';
import styles from './sign-in-dialog.module.css';
import { type Mode, useSignIn } from './use-sign-in';

type Props = {
  readonly mode: Mode;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onForgot: () => void;
};

export function SignInForm({ mode, email, onEmail, onForgot }: Props) {
  const { t } = useLingui();
  const words = usePasswordWords();
  const way = useSignIn(mode);
  const { busy, problems } = way;
  const isSigningIn = mode === 'sign-in';
  return (
    <form className={styles.form} noValidate onSubmit={way.submit}>
      <TextField
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
      <PasswordField
        label={t`Password`}
        note={isSigningIn ? undefined : words.hint}
        problem={problems.password}
        show={words.show}
        input={{
          name: 'password',
          autoComplete: isSigningIn ? 'current-password' : 'new-password',
          minLength: PASSWORD_MIN_LENGTH,
          required: true,
        }}
      />
      {isSigningIn && (
        <button type="button" className={styles.forgot} onClick={onForgot}>
          <Trans>Forgot password?</Trans>
        </button>
      )}
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
      <OtherWays mode={mode} busy={busy} onPasskey={way.usePasskey} onGoogle={way.continueWithGoogle} />
    </form>
  );
}

type OtherProps = {
  readonly mode: Mode;
  readonly busy: ReturnType<typeof useSignIn>['busy'];
  onPasskey(): void;
  onGoogle(): void;
};

function OtherWays({ mode, busy, onPasskey, onGoogle }: OtherProps) {
  const { hasGoogleSignIn } = useServices().site;
  const isPasskeyOffered = mode === 'sign-in' && hasPasskeys();
  if (!hasGoogleSignIn && !isPasskeyOffered) return null;
  return (
    <>
      <p className={styles.or}>
        <Trans>or</Trans>
      </p>
      {isPasskeyOffered && (
        <Button disabled={busy !== null} onClick={onPasskey}>
          <Icon name="key" />
          {busy === 'passkey' ? <Trans>Please wait…</Trans> : <Trans>Sign in with a passkey</Trans>}
        </Button>
      )}
      {hasGoogleSignIn && (
        <Button disabled={busy !== null} onClick={onGoogle}>
          <GoogleLogo />
          {busy === 'google' ? <Trans>Please wait…</Trans> : <Trans>Continue with Google</Trans>}
        </Button>
      )}
    </>
  );
}
