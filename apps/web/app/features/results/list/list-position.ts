/** Keeps how many cards are shown and where the reader is, per history entry. Back, Forward and a reload restore it. */
import { FIRST_VISIBLE } from '@tenth-night/domain/search/paging';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from '../../../lib/router/router-view';

type ListPosition = { readonly list: string; readonly visible: number; readonly top: number };

/** A card that has just been laid out may be larger than its estimate, so the end of the page moves a little. */
const NEAR_PX = 300;
/** More cards than any screen shows at once. */
const FIRST_SCREEN = 8;

const nameOf = (entry: string) => `results:${entry}`;

/** The position in exactly this list. Null for another list, and if storage is blocked. */
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
    // Without storage the list starts from the top.
  }
}

/**
 * `list` identifies the list. Other filters, another order or another search start at 40. `isWhole` is false while only
 * the first hotels are here.
 */
export function useVisibleCount(list: string, rowsHere: number, isWhole: boolean) {
  const { key: entry } = useLocation();
  const [position] = useState(() => readPosition(entry, list));
  const [isToScroll, setIsToScroll] = useState(() => position !== null && wasLoadedAgain() && standsAtAnEnd());
  // The page grows when the whole list comes. Until then, 'at its end' is where the first hotels end.
  const [wasWhole, setWasWhole] = useState(isWhole);
  if (wasWhole !== isWhole) {
    setWasWhole(isWhole);
    setIsToScroll(isToScroll && standsAtAnEnd());
  }
  const [visible, setVisible] = useState(Math.max(FIRST_VISIBLE, position?.visible ?? 0));

  useEffect(() => {
    const keep = () => writePosition(entry, { list, visible, top: scrollY });
    if (visible > FIRST_VISIBLE) keep();
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [entry, list, visible]);

  // The router restores the scroll position immediately, as far as it can. After a reload the list is not there yet, so
  // scroll again.
  useLayoutEffect(() => {
    if (position && isToScroll && isWhole) scrollTo(0, position.top);
  }, [position, isToScroll, isWhole]);

  // A new list draws its first screen first. A restored list is drawn fully, so that it can scroll to its position.
  const drawn = useSteps(Math.min(visible, rowsHere), position ? visible : isWhole ? FIRST_SCREEN : rowsHere);
  return { visible, drawn, setVisible };
}

/** Goes from `first` to `count` in steps, each in a task of its own: prices and presses are drawn in between. */
function useSteps(count: number, first: number): number {
  const [reached, setReached] = useState(first);
  useEffect(() => {
    if (reached < count) startTransition(() => setReached(reached + FIRST_SCREEN));
  }, [reached, count]);
  return Math.min(reached, count);
}

function standsAtAnEnd(): boolean {
  return scrollY === 0 || scrollY + innerHeight >= document.documentElement.scrollHeight - NEAR_PX;
}

function wasLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}
