/** Whether the list under the place field is open, which row is highlighted, and the field's ARIA attributes for it. */
import { type KeyboardEvent, useState } from 'react';
import type { afterKey as AfterKey } from './after-key';

export type Choice = {
  choose(): void;
  /** Only on rows that the traveler can remove. */
  remove?(): void;
  /** Does something and leaves the list open. */
  readonly isAction?: boolean;
};

type Options = {
  readonly id: string;
  /** Whether there is something to offer or to search for. */
  readonly canOpen: boolean;
  /** Loaded together with the list. */
  readonly afterKey: typeof AfterKey | undefined;
};

/** Of the list, for the part that shows it. */
export type ListProps = {
  readonly id: string;
  readonly highlighted: number;
  /** Receives the rows of the list. `keepsHighlight`: they are the rows of before, but for a few. */
  onChoices(choices: readonly Choice[], keepsHighlight?: boolean): void;
  onMark(index: number): void;
  onPick(index: number): void;
  onClose(): void;
};

const NO_CHOICES: readonly Choice[] = [];
const NONE_HIGHLIGHTED = -1;

export function useSuggestionList({ id, canOpen, afterKey }: Options) {
  const [isWanted, setIsWanted] = useState(false);
  const [shown, setShown] = useState(NO_CHOICES);
  const [highlighted, setHighlighted] = useState(NONE_HIGHLIGHTED);
  const isOpen = isWanted && canOpen;
  const choices = isOpen ? shown : NO_CHOICES;
  const open = () => setIsWanted(true);

  function show(next: readonly Choice[], keepsHighlight = false): void {
    setShown(next);
    setHighlighted((before) => (keepsHighlight ? Math.min(before, next.length - 1) : NONE_HIGHLIGHTED));
  }

  function close(): void {
    setIsWanted(false);
    show(NO_CHOICES);
  }

  function pick(index: number): void {
    const choice = choices[index];
    if (!choice?.isAction) close();
    choice?.choose();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, nativeEvent, currentTarget } = event;
    // While an input method composes text, the keys belong to it.
    if (!canOpen || nativeEvent.isComposing) return;
    const { remove, isAction = false } = choices[highlighted] ?? {};
    const canRemove = Boolean(remove) && currentTarget.selectionStart === currentTarget.value.length;
    const effect = afterKey?.(key, { isOpen, highlighted, count: choices.length, isAction, canRemove });
    // Enter submits the form. The list must not cover the form's message.
    if (!effect && key === 'Enter') close();
    if (!effect) return;
    // Tab still moves to the next field.
    if (key !== 'Tab') event.preventDefault();
    if (effect === 'close') close();
    else if (effect === 'choose') pick(highlighted);
    else if (effect === 'remove') remove?.();
    else {
      open();
      setHighlighted(effect.highlight);
    }
  }

  const listProps: ListProps = {
    id,
    highlighted,
    onChoices: show,
    onMark: setHighlighted,
    onPick: pick,
    onClose: close,
  };
  return {
    isOpen,
    open,
    close,
    onKeyDown,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': choices.length > 0,
      'aria-controls': choices.length > 0 ? id : undefined,
      'aria-activedescendant': choices[highlighted] && optionId(id, highlighted),
    } as const,
    listProps,
  };
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;
