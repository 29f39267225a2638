/** How far a list is revealed and where in it the reader is, kept for each entry of the history: Back, Forward and a reload bring it again. */
import { FIRST_VISIBLE } from '@tenth-night/domain/search/paging';
import { useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

type ListPosition = { readonly list: string; readonly visible: number; readonly top: number };

/** More cards than any screen shows at once. */
const FIRST_SCREEN = 8;

const nameOf = (entry: string) => `results:${entry}`;

/** Of this very list; null for any other, and where the storage is refused. */
function readPosition(entry: string, list: string): ListPosition | null {
  try {
    const position = JSON.parse(sessionStorage.getItem(nameOf(entry)) ?? 'null') as ListPosition | null;
    return position?.list === list && Number.isInteger(position.visible) ? position : null;
  } catch {
    return null;
  }
}

function writePosition(entry: string, position: ListPosition): void {
  try {
    sessionStorage.setItem(nameOf(entry), JSON.stringify(position));
  } catch {
    // Then the list begins anew.
  }
}

/** `list` says which: other filters, another order or another search begin with 40. */
export function useVisibleCount(list: string) {
  const { key: entry } = useLocation();
  const [position] = useState(() => readPosition(entry, list));
  const [isToScroll] = useState(() => position !== null && wasLoadedAgain() && standsAtAnEnd());
  const [visible, setVisible] = useState(Math.max(FIRST_VISIBLE, position?.visible ?? 0));

  useEffect(() => {
    const keep = () => writePosition(entry, { list, visible, top: scrollY });
    if (visible > FIRST_VISIBLE) keep();
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [entry, list, visible]);

  // The router scrolls back at once, as far as it can: the list of a page that was loaded anew is not there yet.
  useLayoutEffect(() => {
    if (position && isToScroll) scrollTo(0, position.top);
  }, [position, isToScroll]);

  // Of a new list the first screen is drawn first. One that comes again is drawn whole, or there would be nowhere to scroll to.
  const drawn = useDeferredValue(visible, position ? visible : FIRST_SCREEN);
  return { visible, drawn, setVisible };
}

function standsAtAnEnd(): boolean {
  return scrollY === 0 || scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}

function wasLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}
