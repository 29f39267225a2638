/**
 * 'Your details': name, email and phone, and a folded billing address. Each field has its problem beside it.
 * Hotel-checkout-trips §2 "Checkout"; decision on OPEN-63.
 */
import { Trans } from '@lingui/react/macro';
import type { PayerField as Field, Payer, PayerProblems } from '@tenth-night/domain/checkout/payer';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { CountryOptions, PAYER_FIELDS_CLASS, PayerField } from '../../stay-ui/payer-field';
import { PAYER_FIELDS } from '../../stay-ui/payer-fields';
import { Icon } from '../../ui/icon';
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

const ADDRESS: readonly Field[] = ['address1', 'address2', 'city', 'state', 'zip', 'country'];
const CONTACT = (Object.keys(PAYER_FIELDS) as Field[]).filter((field) => !ADDRESS.includes(field));

const NOTES: Partial<Record<Field, ReactNode>> = {
  email: <Trans>We send your confirmation here.</Trans>,
  phone: <Trans>So the hotel can reach you if you arrive late.</Trans>,
};

export function DetailsForm({ ref, payer, problems, isReady, onChange, onLeave }: Props) {
  const id = useId();
  // Opens by itself if it is filled in, for example from the account. After that the traveller decides.
  const [hasAddress, setHasAddress] = useState(false);
  if (!hasAddress && ADDRESS.some((field) => field !== 'country' && payer[field] !== '')) setHasAddress(true);
  const draw = (field: Field) => (
    <PayerField
      key={field}
      field={field}
      value={payer[field]}
      problem={problems[field]}
      note={NOTES[field]}
      isRequired={PAYER_FIELDS[field].isRequired ?? false}
      isLive
      countries={isReady && <CountryOptions />}
      onChange={(value) => onChange(field, value)}
      onLeave={() => onLeave(field)}
    />
  );
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
          <Trans>As on your passport or ID card. Only your name and email are required.</Trans>
        </p>
      </div>
      <fieldset className={PAYER_FIELDS_CLASS} disabled={!isReady}>
        {CONTACT.map(draw)}
      </fieldset>
      <details className={styles.more} open={hasAddress}>
        <summary>
          <Icon name="plus" />
          <span>
            <Trans>
              Add a billing address <small>(optional)</small>
            </Trans>
          </span>
        </summary>
        <fieldset className={PAYER_FIELDS_CLASS} disabled={!isReady}>
          {ADDRESS.map(draw)}
        </fieldset>
      </details>
    </form>
  );
}
