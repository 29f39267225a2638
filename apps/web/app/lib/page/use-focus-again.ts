import { useLayoutEffect, useRef } from 'react';

/**
 * A pressed button is disabled while it waits, and so loses the focus. This gives the focus back when it is enabled
 * again.
 */
export function useFocusAgain(isBusy: boolean): void {
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isBusy) pressed.current = document.activeElement;
    else if (document.activeElement === document.body) (pressed.current as HTMLElement | null)?.focus();
  }, [isBusy]);
}
