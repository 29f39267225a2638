/** Whether the operator's own header stands above the site's; all else comes in a chunk of its own. Search-and-browse §2 "Header". */
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const FLAG = 'wlHeader';
/** Once per page load: it outlives the address that asked for it, and a shell that gives way to an error page. */
let loading: Promise<ReactNode> | undefined;

export function CustomHeader() {
  const { search } = useLocation();
  const [header, setHeader] = useState<ReactNode>(null);
  useEffect(() => {
    if (!loading && !isAskedFor(search)) return;
    // A header that cannot be had is no header: the page is whole without it.
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
