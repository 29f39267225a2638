/**
 * Merges the stored settings, the server's copy and, on a first visit, the visitor's location. Search-and-browse §4
 * "Preferences defaults". The page never waits for it. If the result differs from what the page shows, the page
 * reloads, unless the visitor has begun to use it.
 */
import { PATHS } from '@tenth-night/contract/paths';
import { locatedSettings, type VisitorLocation } from '@tenth-night/domain/preferences/location';
import { parseSettings } from '@tenth-night/domain/preferences/parse-settings';
import { isSameSettings } from '@tenth-night/domain/preferences/pending-settings';
import { DEFAULT_SETTINGS, type Settings, serialiseSettings } from '@tenth-night/domain/preferences/settings';
import type { Send } from '../../lib/page/services';
import { LANGUAGE_PARAM } from '../../lib/page/visitor';
import { createLocationLookup } from './location-lookup';
import { readMirror, readRecord, saveSettings } from './saved-settings';

/** `search` is the query of the address that the page was loaded from. */
export async function reconcileSettings(
  shown: Settings,
  search: string,
  isInUse: () => boolean,
  send: Send,
): Promise<void> {
  const stored = parseSettings(readRecord());
  const known = Object.keys(stored).length > 0 ? stored : parseSettings(readMirror());
  // A language in the link does not replace saved settings. If nothing was saved, it counts as the first choice.
  const isLinked = new URLSearchParams(search).has(LANGUAGE_PARAM);
  const chosen = isLinked ? { language: shown.language, ...known } : known;
  const isFirstVisit = !known.country && !known.currency;
  const settings = isFirstVisit ? { ...locatedSettings(await lookUpLocation(send)), ...chosen } : chosen;
  if (Object.keys(settings).length === 0) return;
  saveSettings(settings);

  const wanted = { ...DEFAULT_SETTINGS, ...settings, ...(isLinked && { language: shown.language }) };
  const isKnownToServer = readMirror() === serialiseSettings(settings);
  if (isKnownToServer && !isSameSettings(wanted, shown) && !isInUse()) location.reload();
}

function lookUpLocation(send: Send): Promise<VisitorLocation> {
  const ask = async (path: string, signal: AbortSignal) => (await send(path, { signal })).json();
  const lookUp = createLocationLookup({
    ask: {
      primary: (signal) => ask(PATHS.primaryLocation, signal),
      secondary: (signal) => ask(PATHS.secondaryLocation, signal),
    },
    timeout: (ms) => AbortSignal.timeout(ms),
    storage: () => localStorage,
    now: () => Date.now(),
  });
  return lookUp();
}
