/** Reads the stored settings with the lists of valid codes. Separate from `settings`, which every page loads. */
import { COUNTRIES } from './countries';
import { CURRENCIES } from './currencies';
import { LANGUAGES } from './languages';
import { isListed } from './listed';
import { SETTINGS_VERSION, type Settings } from './settings';

/** Malformed text, another version and unlisted codes count as not saved. */
export function parseSettings(text: string | null | undefined): Partial<Settings> {
  const record = readRecord(text);
  if (record?.['version'] !== SETTINGS_VERSION) return {};
  const { country, currency, language } = record;
  return {
    ...(isListed(COUNTRIES, country) && { country }),
    ...(isListed(CURRENCIES, currency) && { currency }),
    ...(isListed(LANGUAGES, language) && { language }),
  };
}

function readRecord(text: string | null | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
