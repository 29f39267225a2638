/** Moves hotels without rates to the end as they become known, and moves no card that somebody may see. */
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { FIRST_SCREEN, idsToMove, type ListedRows, moveLast } from '@tenth-night/domain/search/unpriced-last';
import { useEffect, useMemo, useState } from 'react';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated';
import type { ResultsStore } from '../load/results-store';
import { useIsScrolled } from './use-is-scrolled';

const NONE: ReadonlySet<string> = new Set();

type List = {
  readonly name: string;
  readonly rows: readonly HotelAtDistance[];
  readonly unpriced: ReadonlySet<string>;
  readonly store: ResultsStore;
  readonly visible: number;
  /** Before, a hotel at the end would stand between the first hotels and the others. */
  readonly isWhole: boolean;
};

export function useUnpricedLast({ name, rows, unpriced, store, visible, isWhole }: List): ListedRows {
  const mayMove = useIsHydrated() && isWhole;
  const isScrolled = useIsScrolled();
  // A list that starts in the browser is new to its reader. The server's list was seen before.
  const startNew = () => (mayMove ? idsToMove(rows, NONE, 0, unpriced) : NONE);
  const [moved, setMoved] = useState(() => store.movedIn.get(name) ?? startNew());
  // Back leads to the middle of a list.
  const [isRestored] = useState(() => store.movedIn.has(name));
  const seen = isScrolled || isRestored ? visible : FIRST_SCREEN;
  const next = useMemo(() => moveLast(rows, moved, unpriced), [rows, moved, unpriced]);
  const due = useMemo(
    () => (mayMove ? idsToMove(next.rows, moved, seen, unpriced) : moved),
    [next, moved, mayMove, seen, unpriced],
  );
  if (due !== moved) setMoved(due);
  useEffect(() => {
    store.movedIn.set(name, moved);
  }, [store, name, moved]);
  return next;
}
