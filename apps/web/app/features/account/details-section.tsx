/** 'Your details' of the account: what is saved, and the form that changes it. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountDetails } from '@tenth-night/contract/account';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '../../lib/page/services';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { AccountSection, focusSection } from './account-section';
import { DetailsForm } from './details-form';
import styles from './details-section.module.css';
import { Notice } from './notice';
import { useDetails } from './use-details';

const ID = 'details';

export function DetailsSection({ uid, email }: { readonly uid: string | null; readonly email: string }) {
  const { load, setAnswer, retry } = useDetails(uid);
  return (
    <AccountSection
      id={ID}
      title={<Trans>Your details</Trans>}
      intro={<Trans>We fill them in at checkout, so you do not have to type them again.</Trans>}
    >
      {load.status === 'done' ? (
        <Details details={load.answer} email={email} onSave={setAnswer} />
      ) : load.status === 'failed' ? (
        <div className={styles.failed}>
          <Notice problem={<Trans>Your details could not be loaded.</Trans>} />
          <Button
            onClick={() => {
              focusSection(ID);
              retry();
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.waiting}>
          <Skeleton size="line" />
          <Skeleton size="note" />
        </div>
      )}
    </AccountSection>
  );
}

type Props = {
  readonly details: AccountDetails | null;
  readonly email: string;
  onSave(details: AccountDetails | null): void;
};

function Details({ details, email, onSave }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  function close(what: string | null): void {
    flushSync(() => {
      setIsOpen(false);
      setDone(what);
    });
    button.current?.focus();
  }

  if (isOpen) {
    return (
      <DetailsForm
        details={details}
        email={email}
        onSaved={(saved) => {
          onSave(saved);
          close(t`Your details are saved.`);
        }}
        onCancel={() => close(null)}
      />
    );
  }
  return (
    <div className={styles.shown}>
      {details ? <Lines details={details} /> : <p className={styles.none}>{t`Nothing saved yet.`}</p>}
      <Button
        ref={button}
        aria-label={details ? t`Edit your details` : undefined}
        onClick={() => {
          setIsOpen(true);
          setDone(null);
        }}
      >
        {details ? <Trans>Edit</Trans> : <Trans>Add your details</Trans>}
      </Button>
      <Notice done={done} />
    </div>
  );
}

function Lines({ details }: { readonly details: AccountDetails }) {
  const { format } = useServices();
  const { firstName, lastName, email, phone, address1, address2, city, state, zip, country } = details;
  const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
  const address = [address1, address2, joined(zip, city), state, country && format.country(country)].filter(Boolean);
  const lines = [joined(firstName, lastName), email, phone, address.join(', ')].filter(Boolean);
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
}
