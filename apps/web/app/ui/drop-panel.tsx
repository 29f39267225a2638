/** Under its field on a wide screen; over the whole page on a narrow one, where nothing behind it can be reached. */
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
  /** Selects what has the focus at first. */
  readonly firstFocus: string;
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

/** Open as long as it is rendered; `closePanel` closes it and gives the focus back. */
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
    // A panel that grows stays in sight as a whole.
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
  // Outside the form, or its fields would be fields of the form.
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

/** The page does not scroll: who opened the panel finds everything where it was. */
function place(panel: HTMLElement, field: HTMLElement): void {
  const { bottom } = field.getBoundingClientRect();
  const top = panelTop({ fieldBottom: bottom, height: panel.offsetHeight, viewportHeight: innerHeight });
  panel.style.setProperty('--panel-top', `${top + scrollY}px`);
}

export function closePanel(id: string): void {
  const panel = document.getElementById(id);
  if (panel instanceof HTMLDialogElement) panel.close();
  else panel?.hidePopover();
}
