/** A section of the account page: a heading, an introduction and rows. */
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './account-section.module.css';

type Props = {
  readonly id: string;
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** The colors of the façade at dusk. */
  readonly isNight?: boolean;
  readonly children: ReactNode;
};

export function AccountSection({ id, title, intro, isNight = false, children }: Props) {
  return (
    <section id={id} className={classNames(styles.section, isNight && styles.night)} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}

/** For content that disappears with the pressed button: the focus must not go with it. */
export function focusSection(id: string): void {
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}
