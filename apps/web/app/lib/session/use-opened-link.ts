import { useLayoutEffect, useState } from 'react';

/** One opening of a link from a letter: the same token opened again is another one. */
export type OpenedLink = { readonly token: string };

/**
 * The token of a link stands in the fragment, which no server sees, and leaves the address at once: not even the history
 * keeps it. Undefined until the browser has told, null where there is none.
 */
export function useOpenedLink(): OpenedLink | null | undefined {
  const [link, setLink] = useState<OpenedLink | null>();
  useLayoutEffect(() => {
    const read = () => {
      const token = takeToken();
      setLink((before) => (token ? { token } : (before ?? null)));
    };
    read();
    // A second link that opens in the same tab changes the fragment alone.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return link;
}

function takeToken(): string | null {
  const { hash, pathname, search } = location;
  const token = hash.slice(1);
  // The skip link leads to a part of the page.
  if (token === '' || document.getElementById(token)) return null;
  history.replaceState(history.state, '', pathname + search);
  return token;
}
