/** To the reviews service's own page of what is shown, as its rules ask. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Props = {
  /** Where there is no such page, the words stand alone. */
  readonly href: string | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function ServiceLink({ href, className, children }: Props) {
  if (!href) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only">
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  );
}
