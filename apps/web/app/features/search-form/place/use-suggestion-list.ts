/** Whether the list of suggestions is open, which one is highlighted, and what the field tells assistive technology about it. */
import type { Place } from '@tenth-night/domain/places/place';
import { type KeyboardEvent, useState } from 'react';
import type { afterKey as AfterKey } from './after-key';

type Options = {
  readonly id: string;
  /** Whether the field holds a text to search for. */
  readonly hasQuestion: boolean;
  /** Comes with the suggestions. */
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
    // The keys of an input method belong to the text that it composes.
    if (!hasQuestion || nativeEvent.isComposing) return;
    const effect = afterKey?.(key, { isOpen, highlighted, count: places.length });
    // Enter sends the form, and the list must not cover what the form then says.
    if (!effect && key === 'Enter') close();
    if (!effect) return;
    // Tab goes on to the next field.
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
