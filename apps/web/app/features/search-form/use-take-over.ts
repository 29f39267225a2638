import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Replaces the native fields with our own before the next paint. Keeps the entered values and the focus. */
export function useTakeOver(read: (native: FormData) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [isReady, setIsReady] = useState(false);
  const takeOver = useEffectEvent(read);
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    const focused = current.querySelector('fieldset:focus-within');
    takeOver(new FormData(current));
    setIsReady(true);
    queueMicrotask(() => focused?.querySelector('button')?.focus());
  }, []);
  return { form, isReady };
}
