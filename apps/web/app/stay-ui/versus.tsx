/** Two offers or stays side by side: the old one, and the new one in a frame. */
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import styles from './versus.module.css';

export function Versus({ children }: { readonly children: ReactNode }) {
  return <div className={styles.versus}>{children}</div>;
}

type Props = { readonly label: ReactNode; readonly isNew?: boolean; readonly children: ReactNode };

export function VersusSide({ label, isNew = false, children }: Props) {
  return (
    <div className={classNames(styles.side, isNew && styles.new)}>
      <h3>{label}</h3>
      {children}
    </div>
  );
}

/** The large amount of a side. */
export const VERSUS_TOTAL_CLASS = styles.total;
