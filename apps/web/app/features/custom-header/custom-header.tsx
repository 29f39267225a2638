/**
 * Decides whether the operator's header is shown above ours. Everything else is in a separate chunk. Search-and-browse
 * §2 "Header".
 */
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from '../../lib/router/router-view';

const FLAG = 'wlHeader';
/**
 * Loaded once per page load: it outlives the address that asked for it, and a shell that is replaced by an error page.
 */
let loading: Promise<ReactNode> | undefined;

export function CustomHeader() {
  const { search } = useLocation();
  const [header, setHeader] = useState<ReactNode>(null);
  useEffect(() => {
    if (!loading && !isAskedFor(search)) return;
    // If the header cannot be loaded, the page works without it.
    loading ??= import('./branded-header').then(({ loadBrandedHeader }) => loadBrandedHeader()).catch(() => null);
    void loading.then(setHeader);
  }, [search]);
  return header;
}

function isAskedFor(search: string): boolean {
  if (new URLSearchParams(search).get(FLAG) === '1') return true;
  try {
    return localStorage.getItem(FLAG) === '1';
  } catch {
    // Reading a blocked storage throws.
    return false;
  }
}
