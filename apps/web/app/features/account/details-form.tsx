import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountDetails } from '@tenth-night/contract/account';
import { NEW_PAYER, type PayerField, type PayerProblems, payerProblems } from '@tenth-night/domain/checkout/payer';
import { type FormEvent, useState } from 'react';
import { listCountries } from '../../i18n/country-list';
import { saveDetails } from '../../lib/api/details-client';
import { useServices } from '../../lib/page/services';
import { PAYER_FIELDS } from '../../stay-ui/payer-fields';
import { PayerLabel, PayerProblemWords } from '../../stay-ui/payer-words';
import { Button } from '../../ui/button';
import { LabelledField } from '../../ui/labelled-field';
import actionStyles from './action-form.module.css';
import styles from './details-section.module.css';
import { Notice } from './notice';
import { ProblemWords } from './problem-words';
import { useAction } from './use-action';

const FIELDS = Object.keys(PAYER_FIELDS) as PayerField[];

type Props = {
  readonly details: AccountDetails | null;
  /** Of the account, where nothing is kept yet. */
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
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <Field
            key={field}
            field={field}
            value={typed[field]}
            problems={problems}
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

/** Nothing has to be kept, so nothing is missing. */
function wrongOf(details: AccountDetails): PayerProblems {
  const found = Object.entries(payerProblems(details)).filter(([, problem]) => problem !== 'missing');
  return Object.fromEntries(found);
}

function trimmed(details: AccountDetails): AccountDetails {
  return Object.fromEntries(FIELDS.map((field) => [field, details[field].trim()])) as AccountDetails;
}

type FieldProps = {
  readonly field: PayerField;
  readonly value: string;
  readonly problems: PayerProblems;
  onChange(value: string): void;
};

function Field({ field, value, problems, onChange }: FieldProps) {
  const { autoComplete, type = 'text', maxLength, isWide } = PAYER_FIELDS[field];
  const problem = problems[field];
  const shared = { name: field, value, autoComplete, autoFocus: field === 'firstName' };
  return (
    <LabelledField
      label={<PayerLabel field={field} />}
      problem={problem && <PayerProblemWords field={field} problem={problem} />}
      className={isWide ? styles.wide : undefined}
    >
      {(control) =>
        field === 'country' ? (
          <select {...shared} id={control.id} onChange={(event) => onChange(event.target.value)}>
            <Countries />
          </select>
        ) : (
          <input
            {...shared}
            {...control}
            type={type}
            dir="auto"
            maxLength={maxLength}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </LabelledField>
  );
}

function Countries() {
  const { t } = useLingui();
  const { format, visitor } = useServices();
  const none = { code: '', name: t`Not chosen` };
  return [none, ...listCountries(format, visitor.language)].map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
