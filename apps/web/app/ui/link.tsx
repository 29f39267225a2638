/** A link inside the site. The router's own link includes prefetching, which we do not use: 2 kB on every page. */
import type { AnchorHTMLAttributes } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & { readonly to: To };

export function Link({ to, onClick, children, ...rest }: Props) {
  const href = useHref(to);
  const go = useLinkClickHandler(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    >
      {children}
    </a>
  );
}
