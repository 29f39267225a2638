/** A row that scrolls sideways, by touch or by its arrows. The page's direction decides which way is forward. */
import { type RefObject, useEffect, useRef, useState } from 'react';

const STEP_SHARE = 0.8;
/** Browsers stop within a pixel of the end. */
const TOLERANCE_PX = 2;

type Carousel = {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** 1 is forward, -1 is back. */
  scroll(direction: 1 | -1): void;
};

export function useCarousel(): Carousel {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const look = () => {
      // From right to left the position counts down from zero.
      const position = Math.abs(row.scrollLeft);
      const isAtEnd = position + row.clientWidth >= row.scrollWidth - TOLERANCE_PX;
      setEnds({ isAtStart: position <= TOLERANCE_PX, isAtEnd });
    };
    look();
    row.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      row.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);

  return {
    ref,
    ...ends,
    scroll: (direction) => {
      const row = ref.current;
      if (!row) return;
      const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
      row.scrollBy({ left: direction * sign * row.clientWidth * STEP_SHARE });
    },
  };
}
