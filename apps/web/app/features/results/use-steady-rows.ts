/** New prices move nothing under the eyes of a reader: once the page is scrolled, rows stay where they are until asked for. */
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { useState, useSyncExternalStore } from 'react';

type Rows = readonly HotelAtDistance[];

export function useSteadyRows(rows: Rows, visible: number) {
  const isReading = useSyncExternalStore(onScroll, hasScrolled, () => false);
  const [shown, setShown] = useState(rows);
  const isRead = isReading && shown.length > 0;
  if (!isRead && shown !== rows) setShown(rows);
  const isBehind = isRead && !startsAlike(shown, rows, visible);
  return { shown, isBehind, catchUp: () => setShown(rows) };
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

const hasScrolled = () => scrollY > 0;

export function startsAlike(a: Rows, b: Rows, count: number): boolean {
  return a === b || a.slice(0, count).every((row, i) => row === b[i]);
}
