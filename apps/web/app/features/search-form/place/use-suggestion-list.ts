/** Whether the list of suggestions is open, which one is highlighted, and the field's ARIA attributes for it. */
import type { Place } from '@tenth-night/domain/places/place';
import { type KeyboardEvent, useState } from 'react';
import type { afterKey as AfterKey } from './after-key';

type Options = {
  readonly id: string;
  /** Whether the field has a text to search for. */
  readonly hasQuestion: boolean;
  /** Loaded together with the suggestions. */
  readonly afterKey: typeof AfterKey | undefined;
  readonly onChoose: (place: Place) => void;
};

const NO_PLACES: readonly Place[] = [];
const NONE_HIGHLIGHTED = -1;

export function useSuggestionList({ id, hasQuestion, afterKey, onChoose }: Options) {
  const [isWanted, setIsWanted] = useState(false);
  const [found, setFound] = useState(NO_PLACES);
  const [highlighted, setHighlighted] = useState(NONE_HIGHLIGHTED);
  const isOpen = isWanted && hasQuestion;
  const places = isOpen ? found : NO_PLACES;
  const open = () => setIsWanted(true);

  function show(next: readonly Place[]): void {
    setFound(next);
    setHighlighted(NONE_HIGHLIGHTED);
  }

  function close(): void {
    setIsWanted(false);
    show(NO_PLACES);
  }

  function choose(place: Place | undefined): void {
    close();
    if (place) onChoose(place);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, nativeEvent } = event;
    // While an input method composes text, the keys belong to it.
    if (!hasQuestion || nativeEvent.isComposing) return;
    const effect = afterKey?.(key, { isOpen, highlighted, count: places.length });
    // Enter submits the form. The list must not cover the form's message.
    if (!effect && key === 'Enter') close();
    if (!effect) return;
    // Tab still moves to the next field.
    if (key !== 'Tab') event.preventDefault();
    if (effect === 'close') close();
    else if (effect === 'choose') choose(places[highlighted]);
    else {
      open();
      setHighlighted(effect.highlight);
    }
  }

  return {
    isOpen,
    open,
    close,
    onKeyDown,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': places.length > 0,
      'aria-controls': places.length > 0 ? id : undefined,
      'aria-activedescendant': places[highlighted] && optionId(id, highlighted),
    } as const,
    listProps: { id, highlighted, onFound: show, onMark: setHighlighted, onChoose: choose },
  };
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;
