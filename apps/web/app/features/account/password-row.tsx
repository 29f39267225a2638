import { Trans, useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN_LENGTH } from '@tenth-night/contract/auth';
import type { Security } from '@tenth-night/contract/security-shapes';
import { useState } from 'react';
import { newPasswordProblem, usePasswordWords } from '../../i18n/password-words';
import { useServices } from '../../lib/page/services';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { changePassword, sendPasswordLink } from './account-api';
import { ActionForm } from './action-form';
import { Notice } from './notice';
import { ProblemWords } from './problem-words';
import { type Close, SettingRow } from './setting-row';
import { useAction } from './use-action';

type Props = { readonly security: Security; onChange(): void };

export function PasswordRow({ security, onChange }: Props) {
  const { t } = useLingui();
  if (!security.hasPassword) return <NoPassword email={security.email} />;
  return (
    <SettingRow
      title={<Trans>Password</Trans>}
      action={t`Change`}
      actionLabel={t`Change password`}
      form={(close) => (
        <PasswordForm
          onClose={(done) => {
            close(done);
            if (done) onChange();
          }}
        />
      )}
    >
      <span aria-hidden="true">••••••••••</span>
      <span className="sr-only">
        <Trans>You have a password.</Trans>
      </span>
    </SettingRow>
  );
}

function PasswordForm({ onClose }: { readonly onClose: Close }) {
  const { t } = useLingui();
  const words = usePasswordWords();
  const services = useServices();
  return (
    <ActionForm
      hasPassword
      proof={t`Current password`}
      submit={<Trans>Change password</Trans>}
      check={(form) => {
        const { value } = form.elements.namedItem('password') as HTMLInputElement;
        const problem = newPasswordProblem(value, words);
        return problem ? { field: 'password', words: problem } : null;
      }}
      act={({ value, proof }) =>
        changePassword(services, { currentPassword: proof.password ?? '', password: value('password') })
      }
      fieldOf={(problem) => (problem === 'weak_password' ? { field: 'password', words: words.weak } : null)}
      onDone={() => onClose(t`Your password is changed. All other devices have been signed out.`)}
      onCancel={() => onClose()}
    >
      {(wordsFor) => (
        <PasswordField
          label={t`New password`}
          note={words.hint}
          problem={wordsFor('password')}
          show={words.show}
          input={{
            name: 'password',
            autoComplete: 'new-password',
            minLength: PASSWORD_MIN_LENGTH,
            required: true,
          }}
        />
      )}
    </ActionForm>
  );
}

/** For a user who signed up with Google or a passkey. */
function NoPassword({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const services = useServices();
  const { isBusy, problem, run } = useAction();
  const [done, setDone] = useState<string | null>(null);

  async function send(): Promise<void> {
    setDone(null);
    if (await run(() => sendPasswordLink(services, email))) setDone(t`The email is on its way. Open the link in it.`);
  }

  return (
    <SettingRow
      title={<Trans>Password</Trans>}
      below={
        <>
          <Button disabled={isBusy} onClick={() => void send()}>
            {isBusy ? <Trans>Please wait…</Trans> : <Trans>Send link</Trans>}
          </Button>
          <Notice done={done} problem={problem && <ProblemWords problem={problem} />} />
        </>
      }
    >
      <Trans>You have no password yet. We can send you a link to set one.</Trans>
    </SettingRow>
  );
}
