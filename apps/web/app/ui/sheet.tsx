/** A dialog that slides up from below on a narrow screen. It has a title, a close button and actions at its foot. */
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { Modal } from './modal';
import styles from './sheet.module.css';

type Props = {
  readonly title: string;
  readonly closeLabel: string;
  readonly isTall?: boolean;
  /** Nothing in it takes the focus. So it takes the focus itself, and the keyboard can scroll it. */
  readonly isText?: boolean;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function Sheet({ title, closeLabel, isTall = false, isText = false, foot, onClose, children }: Props) {
  const id = useId();
  return (
    <Modal labelledBy={id} className={classNames(styles.sheet, isTall && styles.tall)} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      {isText ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <section className={styles.body} aria-labelledby={id} tabIndex={0}>
          {children}
        </section>
      ) : (
        <div className={styles.body}>{children}</div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </Modal>
  );
}
