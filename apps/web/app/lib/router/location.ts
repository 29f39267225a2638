/** Addresses inside the site. */

/** Strings as in `URL`: each is empty, or starts with its own sign. */
type Path = { readonly pathname: string; readonly search: string; readonly hash: string };

/** What a page stores with an entry of the history. */
export type EntryState = Readonly<Record<string, unknown>> | null;

/** An entry of the history. */
export type Location = Path & { readonly state: EntryState; readonly key: string };

/** A path from the root, or a part of one: `?query` and `#section` stay on the current path. */
export type To = string | Partial<Path>;

/** A browser would read the start of `//name` as another site. */
const SLASHES = /^[/\\]{2,}/;
const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

export function resolveTo(to: To, current: Pick<Path, 'pathname'>): Path {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return {
    pathname: (pathname || current.pathname).replace(SLASHES, '/'),
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  };
}

export const addressOf = ({ pathname, search, hash }: Path): string => pathname + search + hash;

function parsePath(address: string): Partial<Path> {
  const [, pathname = '', search = '', hash = ''] = PARTS.exec(address) ?? [];
  return { pathname, search, hash };
}

/** The id of the section that the address names. */
export function sectionIn({ hash }: Pick<Path, 'hash'>): string {
  const encoded = hash.slice(1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
