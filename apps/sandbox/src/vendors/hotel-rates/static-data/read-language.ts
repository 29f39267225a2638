/** The language of a request (reference §3.6). A code that is no language is refused; one without content means English. */
import { type ContentLanguage, contentLanguageOf, isLanguage } from '../../../world/languages';
import { badRequest } from '../wire-errors';

export function readContentLanguage(code = 'en'): ContentLanguage {
  if (!isLanguage(code)) throw badRequest('invalid language');
  return contentLanguageOf(code);
}
