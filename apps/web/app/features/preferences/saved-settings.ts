/**
 * The stored record, and its copy in a cookie for the server. Search-and-browse §3 "Stored settings"; the cookie is
 * strictly necessary.
 */
import { SETTINGS_KEY, type Settings, serialiseSettings } from '@tenth-night/domain/preferences/settings';

const YEAR_S = 31_536_000;

export function readRecord(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

/** The server's copy. */
export function readMirror(): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${SETTINGS_KEY}=`));
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(SETTINGS_KEY.length + 1));
  } catch {
    return null;
  }
}

export function saveSettings(settings: Partial<Settings>): void {
  const record = serialiseSettings(settings);
  try {
    localStorage.setItem(SETTINGS_KEY, record);
  } catch {
    // Ignores a full or blocked storage: the cookie alone still works.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${SETTINGS_KEY}=${encodeURIComponent(record)}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
}
