/** A name with its value, one of several in a `dl`. */
import type { ReactNode } from 'react';
import styles from './fact.module.css';

export function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
