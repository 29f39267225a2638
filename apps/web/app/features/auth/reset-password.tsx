/** The target of the link for a forgotten password. */
import { Trans, useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN_LENGTH } from '@tenth-night/contract/auth';
import { type FormEvent, type ReactNode, useState } from 'react';
import { newPasswordProblem, usePasswordWords } from '../../i18n/password-words';
import { authCode } from '../../lib/api/auth-call';
import { useServices } from '../../lib/page/services';
import { useFocusAgain } from '../../lib/page/use-focus-again';
import { useSignInRequest } from '../../lib/session/sign-in-request';
import { type OpenedLink, useOpenedLink } from '../../lib/session/use-opened-link';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { Skeleton } from '../../ui/skeleton';
import { ForgotForm } from './forgot-form';
import { resetPassword } from './letter-api';
import { LetterPage } from './letter-page';
import styles from './letter-page.module.css';

type End = { readonly kind: 'done' | 'ended'; readonly link: OpenedLink };

export function ResetPassword() {
  const link = useOpenedLink();
  const [end, setEnd] = useState<End | null>(null);
  const ended = end?.link === link ? end?.kind : null;
  if (ended === 'done') return <Changed />;
  if (ended === 'ended') {
    return (
      <AnotherLink title={<Trans>This link has expired</Trans>}>
        <Trans>A link works only once, and for 30 minutes.</Trans>
      </AnotherLink>
    );
  }
  if (link === null) {
    return (
      <AnotherLink title={<Trans>This link is incomplete</Trans>}>
        <Trans>Open the link in the email once more.</Trans>
      </AnotherLink>
    );
  }
  return (
    <LetterPage title={<Trans>Choose a new password</Trans>}>
      {link ? (
        <NewPasswordForm token={link.token} onEnd={(kind) => setEnd({ kind, link })} />
      ) : (
        <Skeleton size="card" />
      )}
    </LetterPage>
  );
}

function Changed() {
  const signIn = useSignInRequest();
  return (
    <LetterPage icon="check" title={<Trans>Your password is changed</Trans>} isNews>
      <p>
        <Trans>All devices have been signed out. Sign in with your new password.</Trans>
      </p>
      <Button look="main" onClick={signIn}>
        <Trans>Sign in</Trans>
      </Button>
    </LetterPage>
  );
}

function AnotherLink({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const [email, setEmail] = useState('');
  return (
    <LetterPage icon="clock" title={title} isNews>
      <p>{children}</p>
      <div className={styles.another}>
        <h2>
          <Trans>Get a new link</Trans>
        </h2>
        <ForgotForm email={email} onEmail={setEmail} />
      </div>
    </LetterPage>
  );
}

type FormProps = { readonly token: string; readonly onEnd: (kind: End['kind']) => void };

function NewPasswordForm({ token, onEnd }: FormProps) {
  const { t } = useLingui();
  const words = usePasswordWords();
  const { submit, isBusy, problems } = useNewPassword({ token, onEnd });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordField
        label={t`New password`}
        note={words.hint}
        problem={problems.password}
        show={words.show}
        input={{ name: 'password', autoComplete: 'new-password', minLength: PASSWORD_MIN_LENGTH, required: true }}
      />
      <p className={styles.problem} role="alert">
        {problems.form}
      </p>
      <Button type="submit" look="main" disabled={isBusy}>
        {isBusy ? <Trans>Please wait…</Trans> : <Trans>Change password</Trans>}
      </Button>
    </form>
  );
}

function useNewPassword({ token, onEnd }: FormProps) {
  const { t } = useLingui();
  const words = usePasswordWords();
  const services = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<{ readonly password?: string; readonly form?: string }>({});
  useFocusAgain(isBusy);

  async function change(field: HTMLInputElement): Promise<void> {
    setIsBusy(true);
    setProblems({});
    try {
      await resetPassword(services, token, field.value);
      return onEnd('done');
    } catch (error) {
      const code = authCode(error);
      if (code === 'link_ended') return onEnd('ended');
      setIsBusy(false);
      if (code === 'weak_password') {
        setProblems({ password: words.weak });
        return field.focus();
      }
      const isTooOften = code === 'rate_limited';
      setProblems({
        form: isTooOften
          ? t`Too many attempts. Wait a few minutes, then try again.`
          : t`We could not be reached. Check your connection, then try again.`,
      });
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('password') as HTMLInputElement;
    const problem = newPasswordProblem(field.value, words);
    if (!problem) return void change(field);
    setProblems({ password: problem });
    field.focus();
  }

  return { submit, isBusy, problems };
}
