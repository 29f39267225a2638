/** The user's picture, name and email. Hotel-checkout-trips §2 "Account". */
import { Trans, useLingui } from '@lingui/react/macro';
import type { SignedInUser } from '@tenth-night/contract/auth';
import type { Security } from '@tenth-night/contract/security-shapes';
import { type ReactNode, useState } from 'react';
import { useEmailProblem } from '../../i18n/email-words';
import { useServices } from '../../lib/page/services';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import { changeEmail, sendConfirmation } from './account-api';
import { AccountSection } from './account-section';
import { ActionForm } from './action-form';
import { Notice } from './notice';
import { ProblemWords } from './problem-words';
import styles from './profile-section.module.css';
import { type Close, SettingRow } from './setting-row';
import { useAction } from './use-action';

type Props = {
  readonly user: SignedInUser | null;
  readonly security: Security | null;
  readonly avatar: ReactNode;
};

export function ProfileSection({ user, security, avatar }: Props) {
  const { t } = useLingui();
  return (
    <AccountSection id="profile" title={<Trans>Profile</Trans>}>
      <div className={styles.who}>
        {avatar}
        <div className={styles.name}>{user ? <bdi>{user.displayName}</bdi> : <Skeleton size="line" />}</div>
      </div>
      <div>
        <SettingRow
          title={<Trans>Email</Trans>}
          action={t`Change`}
          actionLabel={t`Change email address`}
          isWaiting={!security}
          below={security && !security.isEmailConfirmed && <Letter />}
          form={(close) => <EmailForm hasPassword={security?.hasPassword ?? false} onClose={close} />}
        >
          <dl className={styles.email}>
            <dt className="sr-only">
              <Trans>Email</Trans>
            </dt>
            <dd>{user ? <bdi>{user.email}</bdi> : <Skeleton size="line" />}</dd>
          </dl>
          <div className={styles.state}>
            <EmailState security={security} />
          </div>
        </SettingRow>
      </div>
    </AccountSection>
  );
}

function EmailState({ security }: { readonly security: Security | null }) {
  if (!security) return <Skeleton size="unit" />;
  return security.isEmailConfirmed ? (
    <p className={styles.confirmed}>
      <Icon name="check" />
      <Trans context="email address">Confirmed</Trans>
    </p>
  ) : (
    <p>
      <span className={styles.tag}>
        <Trans>Not confirmed</Trans>
      </span>
    </p>
  );
}

/** Sends the letter that confirms the address again. */
function Letter() {
  const { t } = useLingui();
  const services = useServices();
  const { isBusy, problem, run } = useAction();
  const [done, setDone] = useState<string | null>(null);

  async function send(): Promise<void> {
    setDone(null);
    if (await run(() => sendConfirmation(services))) setDone(t`The email is on its way. Open the link in it.`);
  }

  return (
    <>
      <Button disabled={isBusy} onClick={() => void send()}>
        {isBusy ? <Trans>Please wait…</Trans> : <Trans>Send the email again</Trans>}
      </Button>
      <Notice done={done} problem={problem && <ProblemWords problem={problem} />} />
    </>
  );
}

function EmailForm({ hasPassword, onClose }: { readonly hasPassword: boolean; readonly onClose: Close }) {
  const { t } = useLingui();
  const services = useServices();
  const emailProblem = useEmailProblem();
  const [sentTo, setSentTo] = useState('');
  return (
    <ActionForm
      hasPassword={hasPassword}
      submit={<Trans>Send the email</Trans>}
      check={(form) => {
        const words = emailProblem(form.elements.namedItem('email') as HTMLInputElement);
        return words ? { field: 'email', words } : null;
      }}
      act={({ value, proof }) => changeEmail(services, value('email').trim(), proof)}
      onDone={() => onClose(t`We have sent an email to ${sentTo}. Your address changes when you open the link in it.`)}
      onCancel={() => onClose()}
    >
      {(wordsFor) => (
        <TextField
          label={t`New email address`}
          note={t`We send an email there. Your address changes when you open the link in it.`}
          problem={wordsFor('email')}
          input={{
            name: 'email',
            type: 'email',
            autoComplete: 'email',
            inputMode: 'email',
            autoFocus: true,
            required: true,
            onChange: (event) => setSentTo(event.target.value.trim()),
          }}
        />
      )}
    </ActionForm>
  );
}
