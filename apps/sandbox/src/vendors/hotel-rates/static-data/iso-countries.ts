/**
 * All 249 codes of ISO 3166-1 alpha-2, and which countries use which of our currencies. Names come from the runtime.
 */
import Type from 'typebox';
import { closed, type Seed, Text } from '../../../kernel/seed';
import isoCountries from './iso-countries.seed.json' with { type: 'json' };

export const IsoCountries = closed({
  countryCodes: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' })),
  /** For each currency, the codes of its countries, separated by spaces. */
  currencyCountries: Type.Record(Type.String(), Text),
});
type IsoCountries = Seed<typeof IsoCountries>;

export const COUNTRY_CODES: IsoCountries['countryCodes'] = isoCountries.countryCodes;
export const CURRENCY_COUNTRIES: IsoCountries['currencyCountries'] = isoCountries.currencyCountries;
