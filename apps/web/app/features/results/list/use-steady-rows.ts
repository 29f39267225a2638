/**
 * New prices never move rows while somebody reads: once the page is scrolled, rows stay until the reader asks for the
 * new order.
 */
import type { ListedRows } from '@tenth-night/domain/search/unpriced-last';
import { useState } from 'react';
import { useIsScrolled } from './use-is-scrolled';

export function useSteadyRows(listed: ListedRows, visible: number) {
  const isReading = useIsScrolled();
  const [shown, setShown] = useState(listed);
  const isRead = isReading && shown.rows.length > 0;
  // Rows that change only beyond the visible ones move nothing.
  const isBehind = isRead && !startsAlike(shown, listed, visible);
  if (shown !== listed && !isBehind) setShown(listed);
  return { shown, isBehind, catchUp: () => setShown(listed) };
}

function startsAlike(a: ListedRows, b: ListedRows, count: number): boolean {
  return a === b || a.rows.slice(0, count).every((row, i) => row === b.rows[i]);
}
