import { useLayoutEffect, useState } from 'react';

/** One opening of a link from a letter. The same token opened again is a new opening. */
export type OpenedLink = { readonly token: string };

/**
 * Reads the token of a link from the fragment, which no server sees. Removes it from the address immediately, so that
 * it is not in the history either. Undefined before the first read, null if there is no token.
 */
export function useOpenedLink(): OpenedLink | null | undefined {
  const [link, setLink] = useState<OpenedLink | null>();
  useLayoutEffect(() => {
    const read = () => {
      const token = takeToken();
      setLink((before) => (token ? { token } : (before ?? null)));
    };
    read();
    // A second link opened in the same tab changes only the fragment.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return link;
}

function takeToken(): string | null {
  const { hash, pathname, search } = location;
  const token = hash.slice(1);
  // This fragment is an anchor, for example of the skip link, not a token.
  if (token === '' || document.getElementById(token)) return null;
  history.replaceState(history.state, '', pathname + search);
  return token;
}
