/**
 * The language of a request (reference §3.6). Refuses an unknown code.
 * A language without content falls back to English.
 */
import { type ContentLanguage, contentLanguageOf, isLanguage, type Language } from '../../../world/languages';
import { badRequest } from '../wire-errors';

export function readLanguage(code = 'en'): Language {
  if (!isLanguage(code)) throw badRequest('invalid language');
  return code;
}

export const readContentLanguage = (code?: string): ContentLanguage => contentLanguageOf(readLanguage(code));
