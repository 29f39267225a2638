import { Trans } from '@lingui/react/macro';
import type { AccountDetails } from '@tenth-night/contract/account';
import {
  type PayerField as Field,
  NEW_PAYER,
  type PayerProblems,
  payerProblems,
} from '@tenth-night/domain/checkout/payer';
import { type FormEvent, useState } from 'react';
import { saveDetails } from '../../lib/api/details-client';
import { useServices } from '../../lib/page/services';
import { CountryOptions, PAYER_FIELDS_CLASS, PayerField } from '../../stay-ui/payer-field';
import { PAYER_FIELDS } from '../../stay-ui/payer-fields';
import { Button } from '../../ui/button';
import actionStyles from './action-form.module.css';
import styles from './details-section.module.css';
import { Notice } from './notice';
import { ProblemWords } from './problem-words';
import { useAction } from './use-action';

const FIELDS = Object.keys(PAYER_FIELDS) as Field[];

type Props = {
  readonly details: AccountDetails | null;
  /** The email of the account, used if no details are saved yet. */
  readonly email: string;
  onSaved(details: AccountDetails | null): void;
  onCancel(): void;
};

export function DetailsForm({ details, email, onSaved, onCancel }: Props) {
  const services = useServices();
  const { isBusy, problem, run } = useAction();
  const [typed, setTyped] = useState<AccountDetails>(details ?? { ...NEW_PAYER, email, country: '' });
  const [problems, setProblems] = useState<PayerProblems>({});

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const found = wrongOf(typed);
    setProblems(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) return (form.elements.namedItem(first) as HTMLElement).focus();
    await run(async () => onSaved(await saveDetails(services, trimmed(typed))));
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <div className={PAYER_FIELDS_CLASS}>
        {FIELDS.map((field) => (
          <PayerField
            key={field}
            field={field}
            value={typed[field]}
            problem={problems[field]}
            autoFocus={field === 'firstName'}
            countries={<Countries />}
            onChange={(value) => setTyped((before) => ({ ...before, [field]: value }))}
          />
        ))}
      </div>
      <Notice problem={problem && <ProblemWords problem={problem} />} />
      <div className={actionStyles.buttons}>
        <Button type="submit" look="main" disabled={isBusy}>
          {isBusy ? <Trans>Please wait…</Trans> : <Trans>Save</Trans>}
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Every field is optional here, so nothing counts as missing. */
function wrongOf(details: AccountDetails): PayerProblems {
  const found = Object.entries(payerProblems(details)).filter(([, problem]) => problem !== 'missing');
  return Object.fromEntries(found);
}

function trimmed(details: AccountDetails): AccountDetails {
  return Object.fromEntries(FIELDS.map((field) => [field, details[field].trim()])) as AccountDetails;
}

function Countries() {
  return (
    <>
      <option value="">
        <Trans>Not chosen</Trans>
      </option>
      <CountryOptions />
    </>
  );
}
