/**
 * New prices never move rows while somebody reads: once the page is scrolled, rows stay until the reader asks for the
 * new order.
 */
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { useState, useSyncExternalStore } from 'react';

type Rows = readonly HotelAtDistance[];

export function useSteadyRows(rows: Rows, visible: number) {
  const isReading = useSyncExternalStore(
    onScroll,
    () => isScrolled,
    () => false,
  );
  const [shown, setShown] = useState(rows);
  const isRead = isReading && shown.length > 0;
  // Rows that only continue the list move nothing.
  if (shown !== rows && (!isRead || continues(shown, rows))) setShown(rows);
  const isBehind = isRead && !startsAlike(shown, rows, visible);
  return { shown, isBehind, catchUp: () => setShown(rows) };
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

function continues(shown: Rows, rows: Rows): boolean {
  return shown.length < rows.length && startsAlike(shown, rows, shown.length);
}

export function startsAlike(a: Rows, b: Rows, count: number): boolean {
  return a === b || a.slice(0, count).every((row, i) => row === b[i]);
}
