import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A pressed button is disabled while it waits, and so loses the focus. This gives the focus back when it is enabled
 * again, unless the focus is elsewhere by then.
 */
export function useFocusAgain(isBusy: boolean): void {
  const focused = useRef<Element>(null);

  // Some browsers take the focus away before an effect of React can see where it was.
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      focused.current = target as Element;
    };
    const onBlur = ({ target }: FocusEvent) => {
      if (!(target as Element).matches(':disabled')) focused.current = null;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);

  useLayoutEffect(() => {
    if (!isBusy && document.activeElement === document.body) (focused.current as HTMLElement | null)?.focus();
  }, [isBusy]);
}
