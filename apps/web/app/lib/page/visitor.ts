/** Who the page is rendered for, as far as the cookies tell. */
import type { Settings } from '@tenth-night/domain/preferences/settings';

export type Visitor = {
  /** The defaults where nothing else is known. */
  readonly settings: Settings;
  /** A currency was saved when the page loaded: it no longer follows the country. */
  readonly hasSavedCurrency: boolean;
  /** The language in which the interface speaks. */
  readonly language: string;
  /** Of the chosen language, in itself. It may be one in which the interface does not speak. */
  readonly languageName: string;
  /** There is a session cookie; whether it still counts only the API can say. */
  readonly hasSession: boolean;
};

/** `?lang=de` shows a page in German, whatever was saved. */
export const LANGUAGE_PARAM = 'lang';
