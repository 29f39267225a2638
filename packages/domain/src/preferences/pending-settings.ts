/**
 * The choices of the preferences popover until it closes.
 * Search-and-browse §2 "Site preferences popover", §4; OPEN-10, OPEN-11.
 */
import { currencyAfterCountry } from './automatic-currency';
import type { Settings } from './settings';

export type PendingSettings = {
  readonly settings: Settings;
  /**
   * A currency was saved when the page loaded, or the visitor has picked one. Then it no longer follows the country.
   */
  readonly isCurrencyChosen: boolean;
};

export function choose({ settings, isCurrencyChosen }: PendingSettings, change: Partial<Settings>): PendingSettings {
  const isChosen = isCurrencyChosen || change.currency !== undefined;
  const next = { ...settings, ...change };
  if (change.country === undefined) return { settings: next, isCurrencyChosen: isChosen };
  const currency = currencyAfterCountry(change.country, { current: next.currency, isChosen });
  return { settings: { ...next, currency }, isCurrencyChosen: isChosen };
}

export function isSameSettings(one: Settings, other: Settings): boolean {
  return one.country === other.country && one.currency === other.currency && one.language === other.language;
}
