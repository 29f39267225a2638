/** How far a list is revealed and where in it the reader is, kept for each entry of the history: Back, Forward and a reload bring it again. */
import { FIRST_VISIBLE } from '@tenth-night/domain/search/paging';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

type Mark = { readonly list: string; readonly visible: number; readonly top: number };

const nameOf = (entry: string) => `results:${entry}`;

/** Of this very list; null for any other, and where the storage is refused. */
function readMark(entry: string, list: string): Mark | null {
  try {
    const mark = JSON.parse(sessionStorage.getItem(nameOf(entry)) ?? 'null') as Mark | null;
    return mark?.list === list && Number.isInteger(mark.visible) ? mark : null;
  } catch {
    return null;
  }
}

function writeMark(entry: string, mark: Mark): void {
  try {
    sessionStorage.setItem(nameOf(entry), JSON.stringify(mark));
  } catch {
    // Then the list begins anew.
  }
}

/** `list` says which: other filters, another order or another search begin with 40. */
export function useVisibleCount(list: string) {
  const { key: entry } = useLocation();
  const [mark] = useState(() => readMark(entry, list));
  const [isUnmoved] = useState(standsAtAnEnd);
  const [visible, setVisible] = useState(Math.max(FIRST_VISIBLE, mark?.visible ?? 0));

  useEffect(() => {
    const keep = () => writeMark(entry, { list, visible, top: scrollY });
    keep();
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [entry, list, visible]);

  // The router scrolls back at once, as far as it can: the list of a page that was loaded anew is not there yet.
  useLayoutEffect(() => {
    if (mark && isUnmoved && wasLoadedAgain()) scrollTo(0, mark.top);
  }, [mark, isUnmoved]);

  return [visible, setVisible] as const;
}

function standsAtAnEnd(): boolean {
  return scrollY === 0 || scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}

function wasLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}
