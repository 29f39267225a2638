import { useLayoutEffect, useRef } from 'react';

/** A button that is pressed waits disabled, and loses the focus by it. Once it can be pressed again it has it back. */
export function useFocusAgain(isBusy: boolean): void {
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isBusy) pressed.current = document.activeElement;
    else if (document.activeElement === document.body) (pressed.current as HTMLElement | null)?.focus();
  }, [isBusy]);
}
