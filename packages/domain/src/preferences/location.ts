/**
 * Where the visitor seems to be, from two location services.
 * Search-and-browse §7 "Location lookup", §4; OPEN-04, OPEN-58.
 */
import type { Coordinates } from '../places/distance';
import { COUNTRIES } from './countries';
import { CURRENCIES } from './currencies';
import { LANGUAGES } from './languages';
import { isListed } from './listed';
import type { Settings } from './settings';

export type VisitorLocation = {
  /** Two capital letters, or empty. */
  readonly country: string;
  readonly currency: string;
  /** Most spoken first. May contain codes that we do not list. */
  readonly languages: readonly string[];
  readonly city: string;
  readonly coordinates: Coordinates | null;
};

export const NO_LOCATION: VisitorLocation = { country: '', currency: '', languages: [], city: '', coordinates: null };

type Fields = Readonly<Record<string, unknown>>;

/** Null if the lookup failed: no success, or no country. */
export function readPrimaryLocation(answer: unknown): VisitorLocation | null {
  const fields = asFields(answer);
  const country = countryOf(fields['country_code']);
  if (fields['success'] === false || country === '') return null;
  return {
    country,
    currency: textOf(asFields(fields['currency'])['code']) || currencyOfCountry(country),
    languages: languagesOf(fields['languages']),
    ...whereabouts(fields),
  };
}

/** The second service gives less: we derive the currency from the country. */
export function readSecondaryLocation(answer: unknown): VisitorLocation | null {
  const fields = asFields(answer);
  const country = countryOf(fields['country_code']);
  if (fields['error'] === true || country === '') return null;
  return { country, currency: currencyOfCountry(country), languages: [], ...whereabouts(fields) };
}

/** The settings that a lookup fills in: only listed codes, and the first listed language. */
export function locatedSettings({ country, currency, languages }: VisitorLocation): Partial<Settings> {
  const language = languages.find((code) => isListed(LANGUAGES, code));
  return {
    ...(isListed(COUNTRIES, country) && { country }),
    ...(isListed(CURRENCIES, currency) && { currency }),
    ...(language !== undefined && { language }),
  };
}

const currencyOfCountry = (code: string): string => COUNTRIES.find((country) => country.code === code)?.currency ?? '';

/** `it-IT,de-IT` means Italian, then German. Our list has Norwegian as `nb` only. */
function languagesOf(value: unknown): string[] {
  const codes = textOf(value)
    .split(',')
    .map((tag) => tag.trim().split('-')[0]?.toLowerCase() ?? '');
  return codes.filter(Boolean).map((code) => (code === 'no' || code === 'nn' ? 'nb' : code));
}

function whereabouts(fields: Fields): Pick<VisitorLocation, 'city' | 'coordinates'> {
  const { latitude, longitude } = fields;
  const isSomewhere = Number.isFinite(latitude) && Number.isFinite(longitude);
  return {
    city: textOf(fields['city']),
    coordinates: isSomewhere ? { latitude: latitude as number, longitude: longitude as number } : null,
  };
}

const countryOf = (value: unknown): string => {
  const code = textOf(value).toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : '';
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const asFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
