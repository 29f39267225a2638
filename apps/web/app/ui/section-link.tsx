/**
 * A link to a section of the same page. The router scrolls there and handles Back. Without scripts it is a plain link.
 */
import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from '../lib/router/router-view';
import { useLink } from '../lib/router/use-link';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'onClick'> & {
  /** The id of the section. */
  readonly section: string;
  /** Called when the link is followed in this tab, not when it opens in another tab. */
  onFollow?(): void;
};

export function SectionLink({ section, onFollow, children, ...rest }: Props) {
  const { search } = useLocation();
  const { href, follow } = useLink({ search, hash: `#${section}` });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        follow(event);
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
