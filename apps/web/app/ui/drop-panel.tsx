/**
 * On a wide screen a popover under its field, or above it. On a narrow one a dialog over the whole page, which blocks everything
 * behind it.
 */
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names';
import styles from './drop-panel.module.css';
import { IconButton } from './icon-button';
import { Modal } from './modal';
import { panelTop } from './panel-top';
import { Popover } from './popover';
import { useIsWide } from './use-is-wide';

type Props = {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly closeLabel: string;
  /** A selector for the element that gets the focus first. */
  readonly firstFocus: string;
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

/** Open while it is rendered. `closePanel` closes it and returns the focus. */
export function DropPanel(props: Props) {
  const { id, anchor, title, closeLabel, firstFocus, className, onClose, footer, children } = props;
  const isWide = useIsWide();
  const heading = `${id}-title`;

  useLayoutEffect(() => {
    const panel = document.getElementById(id);
    const first = panel?.querySelector<HTMLElement>(`.${styles.body} :is(${firstFocus})`);
    first?.focus({ preventScroll: true });
    if (!isWide) first?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const field = anchor.current;
    if (!isWide || !panel || !field) return;
    // Keeps a growing panel fully visible.
    const size = new ResizeObserver(() => place(panel, field));
    size.observe(panel);
    return () => size.disconnect();
  }, [id, anchor, isWide, firstFocus]);

  const content = (
    <div className={styles.content}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={() => closePanel(id)} />
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>{footer}</div>
    </div>
  );
  // Rendered outside the form: otherwise its fields would belong to the form.
  return createPortal(
    isWide ? (
      <Popover
        id={id}
        anchor={anchor}
        align="start"
        labelledBy={heading}
        className={classNames(styles.dropped, className)}
        onClose={onClose}
      >
        {content}
      </Popover>
    ) : (
      <Modal id={id} labelledBy={heading} className={classNames(styles.sheet, className)} onClose={onClose}>
        {content}
      </Modal>
    ),
    document.body,
  );
}

/** Does not scroll the page: on closing, everything is where it was. */
function place(panel: HTMLElement, field: HTMLElement): void {
  const { top: fieldTop, bottom: fieldBottom } = field.getBoundingClientRect();
  const top = panelTop({ fieldTop, fieldBottom, height: panel.offsetHeight, viewportHeight: innerHeight });
  panel.style.setProperty('--panel-top', `${top + scrollY}px`);
}

export function closePanel(id: string): void {
  const panel = document.getElementById(id);
  if (panel instanceof HTMLDialogElement) panel.close();
  else panel?.hidePopover();
}
