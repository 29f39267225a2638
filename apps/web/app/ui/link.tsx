/** A link inside the site. */
import type { AnchorHTMLAttributes } from 'react';
import type { To } from '../lib/router/location';
import { useLink } from '../lib/router/use-link';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  readonly to: To;
  readonly isInPlace?: boolean;
};

export function Link({ to, isInPlace = false, onClick, children, ...rest }: Props) {
  const { href, follow } = useLink(to, isInPlace);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
