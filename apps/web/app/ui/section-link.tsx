/** A link to a part of the same page. The router scrolls there and knows the way back; before any script it is a plain one. */
import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'onClick'> & {
  /** Of the part. */
  readonly section: string;
  /** Once it is on its way there, not where it opens in another tab. */
  onFollow?(): void;
};

export function SectionLink({ section, onFollow, children, ...rest }: Props) {
  const { search } = useLocation();
  const to = { search, hash: `#${section}` };
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        go(event);
        if (!event.defaultPrevented) return;
        readOnFrom(section);
        onFollow?.();
      }}
    >
      {children}
    </a>
  );
}

/** As the browser does it by itself: what comes next by key is in there. */
function readOnFrom(id: string): void {
  const heading = document.getElementById(id)?.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
