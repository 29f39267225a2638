/** Opens the menu of a narrow header. Search-and-browse §2 "Header". */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button';
import styles from './shell.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly onIntent: () => void;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

export function MenuButton({ isOpen, onIntent, onOpen, children }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.narrow}>
      <IconButton
        icon="menu"
        label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={onOpen}
      />
      {children}
    </div>
  );
}
