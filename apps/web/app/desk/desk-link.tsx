import type { ReactNode } from 'react';
import { deskHref, goTo } from './desk-path';

type Props = {
  readonly to: string;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
};

export function DeskLink({ to, className, isCurrent = false, children }: Props) {
  return (
    <a
      href={deskHref(to)}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </a>
  );
}
