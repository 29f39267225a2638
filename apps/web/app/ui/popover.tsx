/**
 * Floats under its button. Escape and a press outside close it, and the focus returns. The browser's popover does most
 * of this.
 */
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import styles from './popover.module.css';

type Props = {
  readonly id: string;
  /** The button that opens it, with `popoverTarget` set to the id. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly align: 'start' | 'end';
  readonly labelledBy: string;
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Opens when it is rendered. */
export function Popover({ id, anchor, align, labelledBy, className, onClose, children }: Props) {
  const popover = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = popover;
    if (!current || !anchor.current) return;
    place(current, anchor.current);
    current.showPopover();
    liftIntoWindow(current, anchor.current);
  }, [anchor]);

  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={labelledBy}
      className={classNames(styles.popover, styles[align], className)}
      onToggle={(event) => {
        if (event.newState === 'closed' && event.target === popover.current) onClose();
      }}
    >
      {children}
    </div>
  );
}

/** Popovers are positioned relative to the page, so they need the position of their button. */
function place(popover: HTMLElement, anchor: HTMLElement): void {
  const { left, right, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, dir } = document.documentElement;
  const [start, end] = dir === 'rtl' ? [clientWidth - right, left] : [left, clientWidth - right];
  popover.style.setProperty('--anchor-bottom', `${bottom + scrollY}px`);
  popover.style.setProperty('--anchor-start', `${start}px`);
  popover.style.setProperty('--anchor-end', `${end}px`);
}

const GAP_PX = 4;

/** A button at the end of the page opens its popover above itself. */
function liftIntoWindow(popover: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom } = anchor.getBoundingClientRect();
  const { height } = popover.getBoundingClientRect();
  if (bottom + height <= innerHeight || top < height + 2 * GAP_PX) return;
  popover.style.setProperty('--anchor-bottom', `${top + scrollY - height - 2 * GAP_PX}px`);
}
