/** How a key changes the list of suggestions. Search-and-browse §2 "Place autocomplete"; OPEN-24. */
export type ListState = { readonly isOpen: boolean; readonly highlighted: number; readonly count: number };

/** Null for a key that the list does not handle. */
export type KeyEffect = { readonly highlight: number } | 'close' | 'choose' | null;

export const NONE_HIGHLIGHTED = -1;

export function afterKey(key: string, { isOpen, highlighted, count }: ListState): KeyEffect {
  if (key === 'ArrowDown') return { highlight: next(highlighted, 1, count) };
  if (key === 'ArrowUp') return { highlight: next(highlighted, -1, count) };
  if (key === 'Escape' && isOpen) return 'close';
  if ((key === 'Enter' || key === 'Tab') && highlighted !== NONE_HIGHLIGHTED) return 'choose';
  return null;
}

/** The arrow keys wrap: from the last suggestion to the first, and back. */
function next(highlighted: number, step: 1 | -1, count: number): number {
  if (count === 0) return NONE_HIGHLIGHTED;
  if (highlighted === NONE_HIGHLIGHTED) return step === 1 ? 0 : count - 1;
  return (highlighted + step + count) % count;
}
