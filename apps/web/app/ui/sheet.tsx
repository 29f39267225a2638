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
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function Sheet({ title, closeLabel, isTall = false, foot, onClose, children }: Props) {
  const id = useId();
  return (
    <Modal labelledBy={id} className={classNames(styles.sheet, isTall && styles.tall)} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </Modal>
  );
}
