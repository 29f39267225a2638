/** A link that the router follows. */
import type { MouseEvent } from 'react';
import { addressOf, resolveTo, type To } from './location';
import { useLocation, useNavigate } from './router-view';

/** `isInPlace` changes the page that is open: without a new step of the history, and without scrolling. */
export function useLink(to: To, isInPlace = false) {
  const location = useLocation();
  const navigate = useNavigate();
  const path = resolveTo(to, location);
  return {
    href: addressOf(path),
    /** Leaves a press to the browser if it opens another tab or window. */
    follow(event: MouseEvent): void {
      if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const replace = isInPlace || addressOf(path) === addressOf(location);
      void navigate(path, { replace, preventScrollReset: isInPlace });
    },
  };
}
