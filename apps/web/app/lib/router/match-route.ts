/** Finds the page of a path. `:name` stands for one segment, `*` for any path. */

export type Params = Readonly<Record<string, string>>;

type WithPath = { readonly path: string };
type Match<Route> = { readonly route: Route; readonly params: Params };

const ANY = '*';
const NAME = /:(\w+)/g;

/** A path without names comes before one with a name in the same place, whatever the order of the table. */
export function matchRoute<Route extends WithPath>(routes: readonly Route[], pathname: string): Match<Route> | null {
  const decoded = decodePath(pathname);
  const matches = routes.flatMap((route) => {
    const params = paramsOf(route, decoded);
    return params ? [{ route, params }] : [];
  });
  return matches.toSorted((a, b) => vagueness(a.route) - vagueness(b.route))[0] ?? null;
}

const vagueness = ({ path }: WithPath): number => (path === ANY ? Number.POSITIVE_INFINITY : namesIn(path).length);

const namesIn = (path: string): string[] => [...path.matchAll(NAME)].map(([, name]) => name ?? '');

function paramsOf({ path }: WithPath, pathname: string): Params | null {
  if (path === ANY) return {};
  const found = new RegExp(`^${path.replace(/\/$/, '').replaceAll(NAME, '([^/]+)')}/*$`, 'i').exec(pathname);
  return (
    found && Object.fromEntries(namesIn(path).map((name, i) => [name, (found[i + 1] ?? '').replaceAll('%2F', '/')]))
  );
}

/** An encoded slash is a part of its segment. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
