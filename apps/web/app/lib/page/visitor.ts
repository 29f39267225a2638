/** The person the page is rendered for, as far as cookies tell. */
import type { Settings } from '@tenth-night/domain/preferences/settings';

export type Visitor = {
  /** Defaults for everything unknown. */
  readonly settings: Settings;
  /** True if a currency was saved when the page loaded. Then the currency no longer follows the country. */
  readonly hasSavedCurrency: boolean;
  /** The language of the interface. */
  readonly language: string;
  /** The chosen language's name, in that language. The interface may not support it. */
  readonly languageName: string;
  /** There is a session cookie. Only the API knows whether it is still valid. */
  readonly hasSession: boolean;
};

/** `?lang=de` shows a page in German, whatever language was saved. */
export const LANGUAGE_PARAM = 'lang';
