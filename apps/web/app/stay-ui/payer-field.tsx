/** One field of 'Your details', with its problem. Hotel-checkout-trips §2 "Checkout". */
import type { PayerField as Field, PayerProblem } from '@tenth-night/domain/checkout/payer';
import type { ReactNode } from 'react';
import { listCountries } from '../i18n/country-list';
import { useServices } from '../lib/page/services';
import { LabelledField } from '../ui/labelled-field';
import styles from './payer-field.module.css';
import { PAYER_FIELDS } from './payer-fields';
import { PayerLabel, PayerProblemWords } from './payer-words';

type Props = {
  readonly field: Field;
  readonly value: string;
  readonly problem: PayerProblem | undefined;
  readonly note?: ReactNode;
  readonly isRequired?: boolean;
  readonly autoFocus?: boolean;
  /** Announces a problem while the form is being filled in. */
  readonly isLive?: boolean;
  /** The options of the list of countries. */
  readonly countries: ReactNode;
  onChange(value: string): void;
  onLeave?(): void;
};

export function PayerField({ field, value, problem, note, isRequired, autoFocus, isLive, ...rest }: Props) {
  const { countries, onChange, onLeave } = rest;
  const { isWide, type = 'text', autoComplete, maxLength } = PAYER_FIELDS[field];
  const shared = { name: field, value, autoComplete, autoFocus };
  return (
    <LabelledField
      label={<PayerLabel field={field} />}
      note={note}
      problem={problem && <PayerProblemWords field={field} problem={problem} />}
      {...(isLive && { isLive })}
      className={isWide ? styles.wide : undefined}
    >
      {(control) =>
        field === 'country' ? (
          <select {...shared} id={control.id} onChange={(event) => onChange(event.target.value)}>
            {countries}
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

/** Only in the browser: the server may use other country names. */
export function CountryOptions() {
  const { format, visitor } = useServices();
  return listCountries(format, visitor.language).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}

/** The grid around the fields. */
export const PAYER_FIELDS_CLASS = styles.fields;
