/**
 * While prices arrive, the browser lays out only the cards near the screen. Afterwards this draws the others, one in
 * each idle moment: nobody scrolls into empty cards, and a picture of the whole page shows all of them. Not on a phone:
 * it would be busy for two seconds.
 */
import { type RefObject, useEffect } from 'react';
import { whenIdle } from '../../../lib/time/when-idle';

type Cards = {
  readonly list: RefObject<HTMLElement | null>;
  readonly cards: readonly unknown[];
  readonly isComplete: boolean;
};

/** The style sheet knows the attribute. React leaves it alone. */
export function useDrawnInIdle({ list, cards, isComplete }: Cards): void {
  useEffect(() => {
    if (!isComplete || cards.length === 0 || !matchMedia('(pointer: fine)').matches) return;
    let isOver = false;
    function drawNext(): void {
      const row = isOver ? null : list.current?.querySelector<HTMLElement>(':scope > :not([data-drawn])');
      if (!row) return;
      row.dataset.drawn = '';
      whenIdle(drawNext);
    }
    whenIdle(drawNext);
    return () => {
      isOver = true;
    };
  }, [list, cards, isComplete]);
}
