import { useLayoutEffect, useState } from 'react';

/**
 * The token of a link from a letter. It stands in the fragment, which no server sees, and leaves the address at once: not
 * even the history keeps it. Undefined until the browser has told, null where there is none.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useLayoutEffect(() => {
    const read = () => setToken((before) => takeToken() ?? before ?? null);
    read();
    // A second link that opens in the same tab changes the fragment alone.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return token;
}

function takeToken(): string | null {
  const { hash, pathname, search } = location;
  const token = hash.slice(1);
  // The skip link leads to a part of the page.
  if (token === '' || document.getElementById(token)) return null;
  history.replaceState(history.state, '', pathname + search);
  return token;
}
