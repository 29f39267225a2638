/** 'Your details': ten fields, each with its problem beside it. Hotel-checkout-trips §2 "Checkout"; decision on OPEN-63. */
import { Trans } from '@lingui/react/macro';
import type { PayerField as Field, Payer, PayerProblems } from '@tenth-night/domain/checkout/payer';
import { type Ref, useId } from 'react';
import { CountryOptions, PAYER_FIELDS_CLASS, PayerField } from '../../stay-ui/payer-field';
import { PAYER_FIELDS } from '../../stay-ui/payer-fields';
import styles from './details-form.module.css';

type Props = {
  readonly ref: Ref<HTMLFormElement>;
  readonly payer: Payer;
  readonly problems: PayerProblems;
  /** The fields stay disabled until typed values can be kept. */
  readonly isReady: boolean;
  onChange(field: Field, value: string): void;
  onLeave(field: Field): void;
};

export function DetailsForm({ ref, payer, problems, isReady, onChange, onLeave }: Props) {
  const id = useId();
  const fields = Object.keys(PAYER_FIELDS) as Field[];
  return (
    <form
      ref={ref}
      className={styles.details}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div>
        <h2 id={id}>
          <Trans>Your details</Trans>
        </h2>
        <p className={styles.note}>
          <Trans>Only your name and email are required.</Trans>
        </p>
      </div>
      <fieldset className={PAYER_FIELDS_CLASS} disabled={!isReady}>
        {fields.map((field) => (
          <PayerField
            key={field}
            field={field}
            value={payer[field]}
            problem={problems[field]}
            note={field === 'email' && <Trans>Your confirmation goes there.</Trans>}
            isRequired={PAYER_FIELDS[field].isRequired ?? false}
            isLive
            countries={isReady && <CountryOptions />}
            onChange={(value) => onChange(field, value)}
            onLeave={() => onLeave(field)}
          />
        ))}
      </fieldset>
    </form>
  );
}
