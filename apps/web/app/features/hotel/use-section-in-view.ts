import { useSyncExternalStore } from 'react';

/** A section is in view once its top has come this far up the window. */
const READING_LINE = 0.33;

/**
 * The first section on the server and above all of them. The last section at the end of the page, however short it is.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    onScroll,
    () => inView(ids),
    () => ids[0],
  );
}

export function inView(ids: readonly string[]): string | undefined {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  if (isAtEnd) return ids.at(-1);
  const line = innerHeight * READING_LINE;
  return ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line) ?? ids[0];
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
