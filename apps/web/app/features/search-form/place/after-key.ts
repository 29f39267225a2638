/** What a key does to the list of suggestions. Search-and-browse §2 "Place autocomplete"; OPEN-24. */
export type ListState = { readonly isOpen: boolean; readonly marked: number; readonly count: number };

/** Null for a key that is none of the list's. */
export type KeyEffect = { readonly mark: number } | 'close' | 'choose' | null;

export const NONE_MARKED = -1;

export function afterKey(key: string, { isOpen, marked, count }: ListState): KeyEffect {
  if (key === 'ArrowDown') return { mark: next(marked, 1, count) };
  if (key === 'ArrowUp') return { mark: next(marked, -1, count) };
  if (key === 'Escape' && isOpen) return 'close';
  if ((key === 'Enter' || key === 'Tab') && marked !== NONE_MARKED) return 'choose';
  return null;
}

/** The arrow keys go round: from the last suggestion to the first, and back. */
function next(marked: number, step: 1 | -1, count: number): number {
  if (count === 0) return NONE_MARKED;
  if (marked === NONE_MARKED) return step === 1 ? 0 : count - 1;
  return (marked + step + count) % count;
}
