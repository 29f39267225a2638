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

/** A button that is nearer to the end of the page opens its popover above itself. */
const ROOM_PX = 400;

/** Popovers are positioned relative to the page, so they need the position of their button. */
function place(popover: HTMLElement, anchor: HTMLElement): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight, scrollHeight, dir } = document.documentElement;
  const [start, end] = dir === 'rtl' ? [clientWidth - right, left] : [left, clientWidth - right];
  popover.toggleAttribute('data-above', scrollHeight - bottom - scrollY < ROOM_PX && top > ROOM_PX);
  popover.style.setProperty('--anchor-top', `${clientHeight - top - scrollY}px`);
  popover.style.setProperty('--anchor-bottom', `${bottom + scrollY}px`);
  popover.style.setProperty('--anchor-start', `${start}px`);
  popover.style.setProperty('--anchor-end', `${end}px`);
}
