import { COUNTRIES } from '@tenth-night/domain/preferences/countries';
import type { Format } from './format';

/** Sorted by the rules of the visitor's language. */
export function listCountries({ country }: Format, language: string) {
  const { compare } = new Intl.Collator(language);
  return COUNTRIES.map(({ code, name }) => ({ code, name: language === 'en' ? name : country(code) })).toSorted(
    (one, other) => compare(one.name, other.name),
  );
}
