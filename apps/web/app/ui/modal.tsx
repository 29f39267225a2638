/** A dialog over the whole page: the browser's own keeps the focus inside, closes on Escape and gives the focus back. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import styles from './modal.module.css';

type Props = {
  readonly id?: string | undefined;
  readonly labelledBy: string;
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Open as long as it is rendered. */
export function Modal({ id, labelledBy, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed while it still stands in the page, or the browser could not give the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by key what a press outside does
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(styles.modal, className)}
      // A dialog that was opened from this one tells it as well that it closes.
      onClose={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      {children}
    </dialog>
  );
}
