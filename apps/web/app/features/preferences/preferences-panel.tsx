/** Country, currency and language. Closing it applies the changes. Search-and-browse §2 "Site preferences popover". */
import { Trans, useLingui } from '@lingui/react/macro';
import { choose, isSameSettings } from '@tenth-night/domain/preferences/pending-settings';
import type { Settings } from '@tenth-night/domain/preferences/settings';
import { type RefObject, useEffect, useState } from 'react';
import { useServices } from '../../lib/page/services';
import { LANGUAGE_PARAM } from '../../lib/page/visitor';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Popover } from '../../ui/popover';
import type { Choices } from './choices';
import { PreferenceFields } from './preference-fields';
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

  const isSame = isSameSettings(pending.settings, current);
  const close = () => document.getElementById(id)?.hidePopover();

  function apply(): void {
    onClose();
    if (isSame) return;
    saveSettings(pending.settings);
    setTimeout(loadAnew, RELOAD_AFTER_MS);
  }

  return (
    <Popover id={id} anchor={anchor} align="end" labelledBy={`${id}-title`} className={styles.panel} onClose={apply}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>
          <Trans>Site preferences</Trans>
        </h2>
        <IconButton icon="close" label={t`Close`} onClick={close} />
      </div>
      {choices ? (
        <PreferenceFields choices={choices} settings={pending.settings} onChange={change} />
      ) : (
        <p role="status">
          <Trans>Loading</Trans>
        </p>
      )}
      <Button look={isSame ? 'plain' : 'main'} className={styles.done} onClick={close}>
        <Trans>Done</Trans>
      </Button>
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
