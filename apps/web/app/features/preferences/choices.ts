/** The three lists, with names in the visitor's language. */
import { COUNTRIES } from '@tenth-night/domain/preferences/countries';
import { CURRENCIES } from '@tenth-night/domain/preferences/currencies';
import { LANGUAGES } from '@tenth-night/domain/preferences/languages';

export type Choice = { readonly code: string; readonly name: string };

export type Choices = {
  readonly popularCurrencies: readonly Choice[];
  readonly otherCurrencies: readonly Choice[];
  readonly countries: readonly Choice[];
  /** Languages of the whole site. */
  readonly languages: readonly Choice[];
  /** Languages in which only hotels are described. */
  readonly hotelLanguages: readonly Choice[];
};

/** The list begins with the currencies that travelers choose most. */
const POPULAR_CURRENCIES = 7;

export function createChoices(reader: string): Choices {
  const currencyNames = new Intl.DisplayNames(reader, { type: 'currency' });
  const countryNames = new Intl.DisplayNames(reader, { type: 'region' });
  const { compare } = new Intl.Collator(reader);
  // The lists contain English names. For other languages the browser supplies them.
  const isEnglish = reader === 'en';
  const currencies = CURRENCIES.map(({ code, currency }) => ({
    code,
    name: `${code} · ${isEnglish ? currency : (currencyNames.of(code) ?? currency)}`,
  }));
  return {
    popularCurrencies: currencies.slice(0, POPULAR_CURRENCIES),
    otherCurrencies: currencies.slice(POPULAR_CURRENCIES),
    countries: COUNTRIES.map(({ code, name }) => ({
      code,
      name: isEnglish ? name : (countryNames.of(code) ?? name),
    })).toSorted((one, other) => compare(one.name, other.name)),
    languages: LANGUAGES.filter(({ implemented }) => implemented),
    hotelLanguages: LANGUAGES.filter(({ implemented }) => !implemented),
  };
}
