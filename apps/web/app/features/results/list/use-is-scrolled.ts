import { useSyncExternalStore } from 'react';

/** Whether somebody has scrolled the page and may read any of its cards. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => isScrolled,
    () => false,
  );
}

/** Cached, because reading `scrollY` during a render forces a layout of the whole page. */
let isScrolled = false;

function onScroll(listener: () => void): () => void {
  const look = () => {
    isScrolled = scrollY > 0;
    listener();
  };
  look();
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}
