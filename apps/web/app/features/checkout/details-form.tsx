/** 'Your details': ten fields, each with its problem beside it. Hotel-checkout-trips §2 "Checkout"; decision on OPEN-63. */
import { Trans } from '@lingui/react/macro';
import type { Payer, PayerField, PayerProblem, PayerProblems } from '@tenth-night/domain/checkout/payer';
import { type Ref, useId } from 'react';
import { listCountries } from '../../i18n/country-list';
import { useServices } from '../../lib/page/services';
import { PAYER_FIELDS } from '../../stay-ui/payer-fields';
import { PayerLabel, PayerProblemWords } from '../../stay-ui/payer-words';
import { LabelledField } from '../../ui/labelled-field';
import styles from './details-form.module.css';

type Props = {
  readonly ref: Ref<HTMLFormElement>;
  readonly payer: Payer;
  readonly problems: PayerProblems;
  /** Nothing can be typed before it would be kept. */
  readonly isReady: boolean;
  onChange(field: PayerField, value: string): void;
  onLeave(field: PayerField): void;
};

export function DetailsForm({ ref, payer, problems, isReady, onChange, onLeave }: Props) {
  const id = useId();
  const fields = Object.keys(PAYER_FIELDS) as PayerField[];
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
      <fieldset className={styles.fields} disabled={!isReady}>
        {fields.map((field) => (
          <Field
            key={field}
            field={field}
            value={payer[field]}
            problem={problems[field]}
            isReady={isReady}
            onChange={(value) => onChange(field, value)}
            onLeave={() => onLeave(field)}
          />
        ))}
      </fieldset>
    </form>
  );
}

type FieldProps = {
  readonly field: PayerField;
  readonly value: string;
  readonly problem: PayerProblem | undefined;
  readonly isReady: boolean;
  onChange(value: string): void;
  onLeave(): void;
};

function Field({ field, value, problem, isReady, onChange, onLeave }: FieldProps) {
  const { isRequired, isWide, type = 'text', autoComplete, maxLength } = PAYER_FIELDS[field];
  const shared = { name: field, value, autoComplete };
  return (
    <LabelledField
      label={<PayerLabel field={field} />}
      note={field === 'email' && <Trans>Your confirmation goes there.</Trans>}
      problem={problem && <PayerProblemWords field={field} problem={problem} />}
      isLive
      className={isWide ? styles.wide : undefined}
    >
      {(control) =>
        field === 'country' ? (
          <select {...shared} id={control.id} onChange={(event) => onChange(event.target.value)}>
            {isReady && <Countries />}
          </select>
        ) : (
          <input
            {...shared}
            {...control}
            type={type}
            dir="auto"
            maxLength={maxLength}
            required={isRequired}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
        )
      }
    </LabelledField>
  );
}

/** In the browser alone: it and the server may name a country differently. */
function Countries() {
  const { format, visitor } = useServices();
  return listCountries(format, visitor.language).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
