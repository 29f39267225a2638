/** The three lists. Each shows its label and its choice in one line, like the fields of a search. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Settings } from '@tenth-night/domain/preferences/settings';
import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../ui/icon';
import type { Choice, Choices } from './choices';
import styles from './preference-fields.module.css';

type Props = {
  readonly choices: Choices;
  readonly settings: Settings;
  readonly onChange: (part: Partial<Settings>) => void;
};

export function PreferenceFields({ choices, settings, onChange }: Props) {
  const { t } = useLingui();
  const { currency, country, language } = settings;
  return (
    <div className={styles.fields}>
      <Field icon="tag" label={t`Currency`} value={currency} onChange={(code) => onChange({ currency: code })}>
        <Group label={t`Popular`} choices={choices.popularCurrencies} />
        <Group label={t`More currencies`} choices={choices.otherCurrencies} />
      </Field>
      <Field
        icon="pin"
        label={t`Country`}
        value={country}
        note={<Trans>Some rates depend on the country you live in.</Trans>}
        onChange={(code) => onChange({ country: code })}
      >
        <Options choices={choices.countries} />
      </Field>
      <Field icon="globe" label={t`Language`} value={language} onChange={(code) => onChange({ language: code })}>
        <Group label={t`The whole site`} choices={choices.languages} areLanguages />
        <Group label={t`Hotel descriptions only`} choices={choices.hotelLanguages} areLanguages />
      </Field>
    </div>
  );
}

type FieldProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
  readonly note?: ReactNode;
  readonly onChange: (code: string) => void;
  readonly children: ReactNode;
};

function Field({ icon, label, value, note, onChange, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.field}>
        <Icon name={icon} />
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          value={value}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {children}
        </select>
        <Icon name="down" />
      </div>
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}

type OptionsProps = { readonly choices: readonly Choice[]; readonly areLanguages?: boolean };

function Group({ label, ...options }: OptionsProps & { readonly label: string }) {
  return (
    <optgroup label={label}>
      <Options {...options} />
    </optgroup>
  );
}

function Options({ choices, areLanguages = false }: OptionsProps) {
  return choices.map(({ code, name }) => (
    <option key={code} value={code} lang={areLanguages ? code : undefined}>
      {name}
    </option>
  ));
}
