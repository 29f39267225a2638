/**
 * A link to a section of the same page. The router scrolls there and handles Back. Without scripts it is a plain link.
 */
import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'onClick'> & {
  /** The id of the section. */
  readonly section: string;
  /** Called when the link is followed in this tab, not when it opens in another tab. */
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

/** Moves the focus there, as browsers do for plain links: the next Tab stays inside the section. */
function readOnFrom(id: string): void {
  const heading = document.getElementById(id)?.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
