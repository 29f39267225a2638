/** The person a page is for, as far as cookies and address tell. Defaults for the rest. */
import { hasSessionCookie } from '@tenth-night/contract/auth';
import { INTERFACE_LANGUAGES, interfaceLanguage, LANGUAGES } from '@tenth-night/domain/preferences/languages';
import { parseSettings } from '@tenth-night/domain/preferences/parse-settings';
import { DEFAULT_SETTINGS, SETTINGS_KEY, type Settings } from '@tenth-night/domain/preferences/settings';
import { isRobot } from '@tenth-night/domain/site/robots';
import { LANGUAGE_PARAM, type Visitor } from './lib/page/visitor';

export function readVisitor(cookie: string): Visitor {
  const pair = cookie.split(/;\s*/).find((part) => part.startsWith(`${SETTINGS_KEY}=`));
  const saved = parseSettings(decode(pair?.slice(SETTINGS_KEY.length + 1)));
  const hasSavedCurrency = saved.currency !== undefined;
  return speaking({ ...DEFAULT_SETTINGS, ...saved }, { hasSavedCurrency, hasSession: hasSessionCookie(cookie) });
}

/** Visitors with the same key get the same page. A robot's page has no prices. */
export function visitorKey(cookie: string, userAgent: string): string {
  return JSON.stringify([readVisitor(cookie), isRobot(userAgent)]);
}

/**
 * An address may name a language of the interface, so that each language has its own link for search engines and
 * sharing.
 */
export function visitorAt(url: URL, cookie: string): Visitor {
  const visitor = readVisitor(cookie);
  const language = url.searchParams.get(LANGUAGE_PARAM) ?? '';
  return INTERFACE_LANGUAGES.some((code) => code === language)
    ? speaking({ ...visitor.settings, language }, visitor)
    : visitor;
}

function speaking(settings: Settings, rest: Pick<Visitor, 'hasSavedCurrency' | 'hasSession'>): Visitor {
  const { hasSavedCurrency, hasSession } = rest;
  const languageName = LANGUAGES.find(({ code }) => code === settings.language)?.name ?? '';
  return { settings, hasSavedCurrency, hasSession, language: interfaceLanguage(settings.language), languageName };
}

function decode(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
