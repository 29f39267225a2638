/** The language in which the interface will speak. Asked on the server alone: the browser need not carry the list of languages. */
import { interfaceLanguage } from '@tenth-night/domain/preferences/languages';
import { AVAILABLE_LANGUAGES } from './all-texts';

export function spokenLanguage(language: string): string {
  const implemented = interfaceLanguage(language);
  return AVAILABLE_LANGUAGES.includes(implemented) ? implemented : 'en';
}
