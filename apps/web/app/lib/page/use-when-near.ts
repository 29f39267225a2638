import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back once, when the element comes into the window, or so far ahead of it (`200px`). */
export function useWhenNear(element: RefObject<Element | null>, onNear: () => void, ahead = '0px'): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        near();
      },
      { rootMargin: ahead },
    );
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, ahead]);
}
