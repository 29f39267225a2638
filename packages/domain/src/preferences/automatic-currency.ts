/** Whether the currency follows the country. Search-and-browse §4 "Preferences defaults". */
import { COUNTRIES } from './countries';
import { CURRENCIES } from './currencies';
import { isListed } from './listed';
import { DEFAULT_SETTINGS } from './settings';

export type CurrencyChoice = {
  readonly current: string;
  /** A currency was saved before, or the visitor has picked one. */
  readonly isChosen: boolean;
};

/** The currency after a change of the country. US dollars if the country's default currency is not listed. */
export function currencyAfterCountry(country: string, { current, isChosen }: CurrencyChoice): string {
  if (isChosen) return current;
  const usual = COUNTRIES.find(({ code }) => code === country)?.currency;
  return isListed(CURRENCIES, usual) ? usual : DEFAULT_SETTINGS.currency;
}
