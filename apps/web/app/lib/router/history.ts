/** The entries of the browser's history, each with a key and the state that a page stored with it. */
import { addressOf, type EntryState, type Location } from './location';

export type SiteHistory = {
  readonly origin: string;
  /** The current entry. */
  location(): Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(steps: number): void;
  /** Loads the whole document instead, unless the browser is offline. */
  open(location: Location): 'opening' | 'offline';
  /** Calls after the visitor has gone back or forward. */
  listen(onMove: () => void): void;
};

/** In `history.state`. */
type Entry = { readonly usr: EntryState; readonly key: string };

export function createBrowserHistory(): SiteHistory {
  const entryOf = ({ state, key }: Location): Entry => ({ usr: state, key });
  const { origin } = window.location;
  function loadDocument(address: string): void {
    if (window.location.href === address) window.location.reload();
    else window.location.assign(address);
  }
  return {
    origin,
    location() {
      const { pathname, search, hash } = window.location;
      const entry = history.state as Partial<Entry> | null;
      return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
    },
    push(location) {
      try {
        history.pushState(entryOf(location), '', origin + addressOf(location));
      } catch {
        // Some browsers limit how many entries a page may add. A full load always works.
        loadDocument(origin + addressOf(location));
      }
    },
    replace: (location) => history.replaceState(entryOf(location), '', origin + addressOf(location)),
    go: (steps) => history.go(steps),
    open(location) {
      if (!navigator.onLine) return 'offline';
      loadDocument(origin + addressOf(location));
      return 'opening';
    },
    listen: (onMove) => addEventListener('popstate', onMove),
  };
}
