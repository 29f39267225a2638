/** A horizontal drag by finger or mouse shows another photo. Hotel-checkout-trips §2 "Image lightbox", §9. */
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { swipeStep } from './lightbox-steps';

export function useSwipe(onStep: (step: number) => void) {
  const from = useRef<number | null>(null);
  const hasTurned = useRef(false);

  function onPointerDown({ clientX }: PointerEvent): void {
    from.current = clientX;
    hasTurned.current = false;
  }

  function onPointerUp({ clientX, currentTarget }: PointerEvent): void {
    if (from.current === null) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const step = swipeStep(clientX - from.current, isRtl);
    from.current = null;
    hasTurned.current = step !== 0;
    if (step !== 0) onStep(step);
  }

  /** The browser has turned the gesture into a scroll or a zoom. */
  function onPointerCancel(): void {
    from.current = null;
  }

  return {
    swipe: { onPointerDown, onPointerUp, onPointerCancel },
    /** A mouse clicks after its swipe, a finger does not. A click by key has `detail` 0 and never ends a swipe. */
    isEndOfSwipe: ({ detail }: MouseEvent) => detail > 0 && hasTurned.current,
  };
}
