/** The choice of language. It is written to local storage and, for the server, to a cookie; then the page loads anew. */
import { useLingui } from '@lingui/react/macro';
import { AVAILABLE_LANGUAGES } from '../../i18n/texts';
import { useServices } from '../../lib/services';
import { Icon } from '../../ui/icon';
import styles from './language-menu.module.css';
import { saveSettings } from './saved-settings';

/** Each by its own name. */
const CHOICES = AVAILABLE_LANGUAGES.map((code) => ({
  code,
  name: new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code,
}));
const RELOAD_AFTER_MS = 50;

export function LanguageMenu() {
  const { t } = useLingui();
  const { settings, language } = useServices();

  function choose(chosen: string): void {
    saveSettings({ ...settings, language: chosen });
    setTimeout(() => location.reload(), RELOAD_AFTER_MS);
  }

  return (
    <label className={styles.menu}>
      <Icon name="globe" />
      <span className="sr-only">{t`Language`}</span>
      <select value={language} onChange={(event) => choose(event.target.value)}>
        {CHOICES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
