/** How a key changes the list under the place field. Search-and-browse §2 "Place autocomplete"; OPEN-24. */
export type ListState = {
  readonly isOpen: boolean;
  readonly highlighted: number;
  readonly count: number;
  /** The highlighted row does something instead of naming a place. */
  readonly isAction?: boolean;
  /** The highlighted row can be removed, and the key would delete no text. */
  readonly canRemove?: boolean;
};

/** Null for a key that the list does not handle. */
export type KeyEffect = { readonly highlight: number } | 'close' | 'choose' | 'remove' | null;

export const NONE_HIGHLIGHTED = -1;

export function afterKey(key: string, state: ListState): KeyEffect {
  const { isOpen, highlighted, count } = state;
  if (key === 'ArrowDown') return { highlight: next(highlighted, 1, count) };
  if (key === 'ArrowUp') return { highlight: next(highlighted, -1, count) };
  if (key === 'Escape' && isOpen) return 'close';
  if (highlighted === NONE_HIGHLIGHTED) return null;
  if (key === 'Enter' || (key === 'Tab' && !state.isAction)) return 'choose';
  return key === 'Delete' && state.canRemove ? 'remove' : null;
}

/** The arrow keys wrap: from the last row to the first, and back. */
function next(highlighted: number, step: 1 | -1, count: number): number {
  if (count === 0) return NONE_HIGHLIGHTED;
  if (highlighted === NONE_HIGHLIGHTED) return step === 1 ? 0 : count - 1;
  return (highlighted + step + count) % count;
}
