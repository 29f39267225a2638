import type { ReactNode } from 'react';
import styles from './sample.module.css';

type Props = { readonly name: string; readonly children: ReactNode };

/** One component, in its states. */
export function Group({ name, children }: Props) {
  return (
    <section className={styles.group}>
      <h2>{name}</h2>
      <div className={styles.samples}>{children}</div>
    </section>
  );
}

/** One state. */
export function Sample({ name, children }: Props) {
  return (
    <figure className={styles.sample}>
      <figcaption>
        <bdi>{name}</bdi>
      </figcaption>
      {children}
    </figure>
  );
}
