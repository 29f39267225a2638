/**
 * A dialog over the whole page. The browser's dialog keeps the focus inside, closes on Escape and returns the focus.
 */
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

/** Open while it is rendered. */
export function Modal({ id, labelledBy, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closes the dialog before it is removed: otherwise the browser could not return the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by key as a press outside
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(styles.modal, className)}
      // Close events of nested dialogs arrive here too.
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
