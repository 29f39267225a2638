/** A link to the reviews service's own page, as its rules require. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Props = {
  /** Without such a page, only the words are shown. */
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
