/** The language of a request (reference §3.6). A code that is no language is refused; one without content means English. */
import { type ContentLanguage, contentLanguageOf, isLanguage, type Language } from '../../../world/languages';
import { badRequest } from '../wire-errors';

export function readLanguage(code = 'en'): Language {
  if (!isLanguage(code)) throw badRequest('invalid language');
  return code;
}

export const readContentLanguage = (code?: string): ContentLanguage => contentLanguageOf(readLanguage(code));
