/** Requests a letter with a link for a new password. Used in the sign-in dialog, and for a link that has expired. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import styles from './sign-in-dialog.module.css';
import { useForgotPassword } from './use-forgot-password';

type Props = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** The field takes the focus first. */
  readonly isFirst?: boolean;
};

export function ForgotForm({ email, onEmail, isFirst = false }: Props) {
  const { t } = useLingui();
  const { state, submit, again } = useForgotPassword();
  if (state.status === 'sent') return <LetterSent to={state.to} onAgain={again} />;
  const isBusy = state.status === 'busy';
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>
        <Trans>Enter the email address of your account. We send you a link to choose a new password.</Trans>
      </p>
      <TextField
        label={t`Email`}
        problem={state.status === 'wrong' ? state.email : undefined}
        input={{
          name: 'email',
          type: 'email',
          autoComplete: 'username',
          inputMode: 'email',
          defaultValue: email,
          onChange: (event) => onEmail(event.target.value),
          autoFocus: isFirst,
          required: true,
        }}
      />
      <p className={styles.problem} role="alert">
        {state.status === 'failed' && state.problem}
      </p>
      <Button type="submit" look="main" disabled={isBusy}>
        {isBusy ? <Trans>Please wait…</Trans> : <Trans>Send link</Trans>}
      </Button>
    </form>
  );
}

/** Never reveals whether there is an account. */
function LetterSent({ to, onAgain }: { readonly to: string; readonly onAgain: () => void }) {
  return (
    <div className={styles.form}>
      <div ref={takeFocus} tabIndex={-1} className={styles.sent} role="status">
        <h3>
          <Trans>Check your inbox</Trans>
        </h3>
        <p>
          <Trans>
            If there is an account for <bdi className={styles.address}>{to}</bdi>, an email with a link is on its way.
            The link works for 30 minutes.
          </Trans>
        </p>
        <p>
          <Trans>Nothing there after a few minutes? Look in your spam folder too.</Trans>
        </p>
      </div>
      <Button onClick={onAgain}>
        <Trans>Send it again or use another address</Trans>
      </Button>
    </div>
  );
}

/** The form has disappeared with the focus. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
