/** 'Your details': ten fields, each with its problem beside it. Hotel-checkout-trips §2 "Checkout"; decision on OPEN-63. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Payer, PayerField, PayerProblem, PayerProblems } from '@tenth-night/domain/checkout/payer';
import { COUNTRIES } from '@tenth-night/domain/preferences/countries';
import { type Ref, useId } from 'react';
import { useServices } from '../../lib/services';
import { classNames } from '../../ui/class-names';
import { FIELD_CLASS } from '../../ui/field';
import { Icon } from '../../ui/icon';
import styles from './details-form.module.css';
import { PAYER_FIELDS } from './payer-fields';

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
  const { i18n } = useLingui();
  const id = useId();
  const { label, autoComplete, type = 'text', isRequired, isOptional, isWide, maxLength } = PAYER_FIELDS[field];
  const shared = { id, name: field, value, autoComplete };
  return (
    <div className={classNames(FIELD_CLASS, styles.field, isWide && styles.wide)}>
      <label htmlFor={id}>
        {i18n._(label)}
        {isOptional && (
          <span className={styles.optional}>
            {' '}
            <Trans>(optional)</Trans>
          </span>
        )}
      </label>
      {field === 'country' ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)}>
          {isReady && <Countries />}
        </select>
      ) : (
        <input
          {...shared}
          type={type}
          dir="auto"
          maxLength={maxLength}
          required={isRequired}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
      <p id={`${id}-note`} className={styles.note} aria-live="polite">
        <Note field={field} problem={problem} />
      </p>
    </div>
  );
}

function Note({ field, problem }: Pick<FieldProps, 'field' | 'problem'>) {
  if (problem) {
    return (
      <span className={styles.problem}>
        <Icon name="alert" />
        <Problem field={field} problem={problem} />
      </span>
    );
  }
  return field === 'email' ? <Trans>Your confirmation goes there.</Trans> : null;
}

function Problem({ field, problem }: { readonly field: PayerField; readonly problem: PayerProblem }) {
  if (problem === 'malformed') return <Trans>This is not an email address yet. It looks like name@example.com.</Trans>;
  if (problem === 'no-name') {
    return <Trans>Please enter the name alone, without a web address or signs such as &lt; and @.</Trans>;
  }
  if (field === 'firstName') return <Trans>Please enter the first name.</Trans>;
  if (field === 'lastName') return <Trans>Please enter the last name.</Trans>;
  return <Trans>Please enter the email address.</Trans>;
}

/** In the browser alone: it and the server may name a country differently. */
function Countries() {
  const { format, visitor } = useServices();
  const { compare } = new Intl.Collator(visitor.language);
  const nameOf = (code: string, english: string) => (visitor.language === 'en' ? english : format.country(code));
  return COUNTRIES.map(({ code, name }) => ({ code, name: nameOf(code, name) }))
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
}
