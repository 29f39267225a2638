/** Country, currency and language. Closing it applies the changes. Search-and-browse §2 "Site preferences popover". */
import { Trans, useLingui } from '@lingui/react/macro';
import { choose, isSameSettings } from '@tenth-night/domain/preferences/pending-settings';
import type { Settings } from '@tenth-night/domain/preferences/settings';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useServices } from '../../lib/page/services';
import { LANGUAGE_PARAM } from '../../lib/page/visitor';
import { FIELD_CLASS } from '../../ui/field';
import { IconButton } from '../../ui/icon-button';
import { Popover } from '../../ui/popover';
import type { Choice, Choices } from './choices';
import styles from './preferences-panel.module.css';
import { saveSettings } from './saved-settings';

const RELOAD_AFTER_MS = 50;

type Props = {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

/** Mounted each time it opens, so pending settings start with the current ones. */
export function PreferencesPanel({ id, anchor, onClose }: Props) {
  const { t } = useLingui();
  const { settings: current, hasSavedCurrency } = useServices().visitor;
  const choices = useChoices();
  const [pending, setPending] = useState({ settings: current, isCurrencyChosen: hasSavedCurrency });
  const change = (part: Partial<Settings>) => setPending((before) => choose(before, part));

  function apply(): void {
    onClose();
    if (isSameSettings(pending.settings, current)) return;
    saveSettings(pending.settings);
    setTimeout(loadAnew, RELOAD_AFTER_MS);
  }

  return (
    <Popover id={id} anchor={anchor} align="end" labelledBy={`${id}-title`} className={styles.panel} onClose={apply}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>
          <Trans>Site preferences</Trans>
        </h2>
        <IconButton icon="close" label={t`Close`} onClick={() => document.getElementById(id)?.hidePopover()} />
      </div>
      {choices ? (
        <Fields choices={choices} settings={pending.settings} onChange={change} />
      ) : (
        <p role="status">
          <Trans>Loading</Trans>
        </p>
      )}
    </Popover>
  );
}

/** Reloads without the address's language parameter, which would override the choice. */
function loadAnew(): void {
  const url = new URL(location.href);
  const isNamed = url.searchParams.has(LANGUAGE_PARAM);
  url.searchParams.delete(LANGUAGE_PARAM);
  if (isNamed) location.replace(url);
  else location.reload();
}

function useChoices(): Choices | null {
  const { language } = useServices().visitor;
  const [choices, setChoices] = useState<Choices | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./choices').then(
      ({ createChoices }) => isWanted && setChoices(createChoices(language)),
      () => {}, // The panel keeps its loading state; opening it again retries.
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return choices;
}

type FieldsProps = {
  readonly choices: Choices;
  readonly settings: Settings;
  readonly onChange: (part: Partial<Settings>) => void;
};

function Fields({ choices, settings, onChange }: FieldsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.fields}>
      <Field label={t`Currency`} value={settings.currency} onChange={(currency) => onChange({ currency })}>
        <Options choices={choices.currencies} />
      </Field>
      <Field label={t`Country`} value={settings.country} onChange={(country) => onChange({ country })}>
        <Options choices={choices.countries} />
      </Field>
      <Field label={t`Language`} value={settings.language} onChange={(language) => onChange({ language })}>
        <optgroup label={t`The whole site`}>
          <Options choices={choices.languages} areLanguages />
        </optgroup>
        <optgroup label={t`Hotel descriptions only`}>
          <Options choices={choices.hotelLanguages} areLanguages />
        </optgroup>
      </Field>
      <p className={styles.note}>
        <Trans>Your choices apply when you close this window.</Trans>
      </p>
    </div>
  );
}

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly children: React.ReactNode;
};

function Field({ label, value, onChange, children }: FieldProps) {
  const id = useId();
  return (
    <div className={FIELD_CLASS}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  );
}

type OptionsProps = { readonly choices: readonly Choice[]; readonly areLanguages?: boolean };

function Options({ choices, areLanguages = false }: OptionsProps) {
  return choices.map(({ code, name }) => (
    <option key={code} value={code} lang={areLanguages ? code : undefined}>
      {name}
    </option>
  ));
}
