/** Leads to the page before, with an arrow. */
import type { ReactNode } from 'react';
import styles from './back-link.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';
import { Link } from './link';

type Props = { readonly to: string; readonly className?: string | undefined; readonly children: ReactNode };

export function BackLink({ to, className, children }: Props) {
  return (
    <Link className={classNames(styles.back, className)} to={to}>
      <Icon name="prev" />
      {children}
    </Link>
  );
}
