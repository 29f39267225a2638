/**
 * Brings together what is stored, what the server was told and, on a first visit, where the visitor seems to be.
 * Search-and-browse §4 "Preferences defaults". The page never waits for it; if it comes out otherwise than the page is
 * shown, the page loads anew, unless somebody has begun to use it.
 */
import { API_BASE, PATHS } from '@tenth-night/contract/paths';
import { locatedSettings } from '@tenth-night/domain/preferences/location';
import { parseSettings } from '@tenth-night/domain/preferences/parse-settings';
import { isSameSettings } from '@tenth-night/domain/preferences/pending-settings';
import { DEFAULT_SETTINGS, type Settings, serialiseSettings } from '@tenth-night/domain/preferences/settings';
import { LANGUAGE_PARAM } from '../../lib/visitor';
import { createLocationLookup } from './location-lookup';
import { readMirror, readRecord, saveSettings } from './saved-settings';

const lookUpLocation = createLocationLookup({
  ask: {
    primary: (signal) => getJson(PATHS.primaryLocation, signal),
    secondary: (signal) => getJson(PATHS.secondaryLocation, signal),
  },
  timeout: (ms) => AbortSignal.timeout(ms),
  storage: () => localStorage,
  now: () => Date.now(),
});

export async function reconcileSettings(shown: Settings, isInUse: () => boolean): Promise<void> {
  const stored = parseSettings(readRecord());
  const known = Object.keys(stored).length > 0 ? stored : parseSettings(readMirror());
  // A link that names a language says nothing of what was saved, and is a first choice where nothing was.
  const isLinked = new URLSearchParams(location.search).has(LANGUAGE_PARAM);
  const chosen = isLinked ? { language: shown.language, ...known } : known;
  const isFirstVisit = !known.country && !known.currency;
  const settings = isFirstVisit ? { ...locatedSettings(await lookUpLocation()), ...chosen } : chosen;
  if (Object.keys(settings).length === 0) return;
  saveSettings(settings);

  const wanted = { ...DEFAULT_SETTINGS, ...settings, ...(isLinked && { language: shown.language }) };
  const isKnownToServer = readMirror() === serialiseSettings(settings);
  if (isKnownToServer && !isSameSettings(wanted, shown) && !isInUse()) location.reload();
}

async function getJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(API_BASE + path, { signal });
  return response.json();
}
