/** Money in a hotel's texts: in the hotel's currency, with the number format of the language. */
import type { Hotel } from '../hotels/hotel';
import type { ContentLanguage } from '../languages';
import { knownCurrency } from '../money';

/** With Latin digits, like descriptions and prices. */
const formatOf = (language: ContentLanguage, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const localAmount = (amount: number, { city }: Hotel, language: ContentLanguage): string =>
  `${city.country.currency} ${formatOf(language, Number.isInteger(amount) ? 0 : 2).format(amount)}`;

/** A round amount near the given US dollars: 25 euros, 3,500 yen. */
export function roundLocal(usd: number, { city }: Hotel): number {
  const exact = usd * knownCurrency(city.country.currency).unitsPerUsd;
  const step = Math.max(1, 10 ** Math.floor(Math.log10(exact)) / 2);
  return Math.round(exact / step) * step;
}
