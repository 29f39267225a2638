/**
 * Says that something was done, or why it failed. Both elements are always rendered: screen readers announce only
 * changes of an element that is already there.
 */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import styles from './notice.module.css';

type Props = { readonly done?: ReactNode; readonly problem?: ReactNode };

export function Notice({ done = null, problem = null }: Props) {
  return (
    <>
      <p className={styles.done} role="status">
        {done && (
          <>
            <Icon name="check" />
            <span>{done}</span>
          </>
        )}
      </p>
      <p className={styles.problem} role="alert">
        {problem && (
          <>
            <Icon name="alert" />
            <span>{problem}</span>
          </>
        )}
      </p>
    </>
  );
}
