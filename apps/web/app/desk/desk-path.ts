/** The address of the desk: `/desk`, and what is open in it. */
import { useSyncExternalStore } from 'react';

const BASE = '/desk';
const MOVED = 'desk-moved';

function subscribe(onChange: () => void): () => void {
  for (const name of ['popstate', MOVED]) addEventListener(name, onChange);
  return () => {
    for (const name of ['popstate', MOVED]) removeEventListener(name, onChange);
  };
}

/** `bookings/TN…`, or empty. */
export function useDeskPath(): string {
  return useSyncExternalStore(subscribe, () => decodeURIComponent(location.pathname.slice(BASE.length + 1)));
}

export function useDeskQuery(): string {
  return useSyncExternalStore(subscribe, () => location.search);
}

export function deskHref(path: string): string {
  return path ? `${BASE}/${path}` : BASE;
}

export function goTo(path: string): void {
  history.pushState(null, '', deskHref(path));
  dispatchEvent(new Event(MOVED));
  scrollTo(0, 0);
}
