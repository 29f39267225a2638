/** A history that exists only in memory, for tests and samples. */
import type { SiteHistory } from './history';
import { type Location, resolveTo } from './location';
import type { ScrollPositions } from './scroll-positions';

export const NO_POSITIONS: ScrollPositions = { of: () => undefined, note: () => {}, store: () => {} };

export function createMemoryHistory(address: string): SiteHistory {
  const first: Location = { ...resolveTo(address, { pathname: '/' }), state: null, key: 'default' };
  let entries: readonly Location[] = [first];
  let at = 0;
  let onMove = () => {};
  return {
    origin: globalThis.location?.origin ?? 'https://site.example',
    location: () => entries[at] ?? first,
    push(location) {
      entries = [...entries.slice(0, at + 1), location];
      at += 1;
    },
    replace(location) {
      entries = entries.with(at, location);
    },
    go(steps) {
      if (!entries[at + steps]) return;
      at += steps;
      onMove();
    },
    open: () => 'offline',
    listen(listener) {
      onMove = listener;
    },
  };
}
