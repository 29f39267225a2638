/** The frame of the pages that our letters link to: one thing to read, one thing to do. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon';
import styles from './letter-page.module.css';

type Props = {
  readonly title: ReactNode;
  readonly icon?: IconName;
  /** The content has replaced something else, so it takes the focus. */
  readonly isNews?: boolean;
  readonly children: ReactNode;
};

export function LetterPage({ title, icon = 'lock', isNews = false, children }: Props) {
  return (
    <div className={styles.card} data-icon={icon}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <h1 key={String(isNews) + icon} ref={isNews ? takeFocus : null} tabIndex={isNews ? -1 : undefined}>
        {title}
      </h1>
      {children}
    </div>
  );
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
