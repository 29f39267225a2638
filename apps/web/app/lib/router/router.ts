/**
 * The router of the browser. A navigation loads the next page, then changes the address, then shows the page. A newer
 * navigation aborts it.
 */
import type { SiteHistory } from './history';
import { type EntryState, type Location, resolveTo, type To } from './location';
import { matchRoute, type Params } from './match-route';
import { type Page, runLoader } from './run-loader';
import type { ScrollPositions } from './scroll-positions';

export type Route = { readonly id: string; readonly path: string; load(): Promise<Page> };

export type RouterState = {
  readonly location: Location;
  readonly route: Route;
  readonly params: Params;
  /** Null if it failed. */
  readonly page: Page | null;
  readonly data: unknown;
  /** Where the page is to be scrolled: so many pixels down, to the section in the address, or nowhere. */
  readonly scroll: number | 'section' | null;
};

export type NavigateOptions = {
  readonly replace?: boolean;
  readonly state?: EntryState;
  /** Stays where the reader is, instead of at the top. */
  readonly preventScrollReset?: boolean;
};

export type Router = {
  state(): RouterState;
  /** Calls now and after each change. Returns a function that ends it. */
  subscribe(onChange: (state: RouterState) => void): () => void;
  /** A number goes back or forward. Resolves when the page is loaded, or another navigation has begun. */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  /** Loads the data of the page again. */
  revalidate(): Promise<void>;
  /** Remembers where the reader is, before the document is unloaded. */
  leave(): void;
};

/** What the server has already loaded. */
export type FirstLoad = { readonly data: unknown; readonly hasFailed: boolean };

type Parts = {
  readonly routes: readonly Route[];
  readonly history: SiteHistory;
  readonly positions: ScrollPositions;
};

/** How a navigation ends. */
type Arrival = Pick<NavigateOptions, 'preventScrollReset'> & {
  readonly write: (location: Location) => void;
  readonly isAgain?: boolean;
};

/** Loads the code of the first page. */
export async function openRouter(parts: Parts, first: FirstLoad): Promise<Router> {
  const location = parts.history.location();
  const { route, params } = routeOf(parts, location);
  const page = await route.load();
  return createRouter(parts, { location, route, params, ...stateOf(first, page), scroll: null });
}

const stateOf = ({ data, hasFailed }: FirstLoad, page: Page) => ({ page: hasFailed ? null : page, data });

function createRouter(parts: Parts, first: RouterState): Router {
  const { history, positions } = parts;
  const listeners = new Set<(state: RouterState) => void>();
  let state = first;
  let pending: AbortController | null = null;

  async function move(next: Location, arrival: Arrival): Promise<void> {
    pending?.abort();
    positions.note(state.location.key);
    const { route, params } = routeOf(parts, next);
    const arrive = (page: Page | null, data: unknown) => {
      arrival.write(next);
      const scroll = arrival.isAgain ? null : scrollAt(next, arrival);
      state = { location: next, route, params, page, data, scroll };
      for (const listener of listeners) listener(state);
    };
    if (!arrival.isAgain && route === state.route && keepsData(state, next)) return arrive(state.page, state.data);
    const controller = new AbortController();
    const { signal } = controller;
    pending = controller;
    const page = await route.load().catch(() => null);
    const outcome = page && (await runLoader(page, { request: new Request(urlOf(next), { signal }), params }));
    if (signal.aborted) return;
    // A newer version of the site may have replaced the code of this page. Its document names the new code.
    if (!outcome) return history.open(next) === 'opening' ? undefined : arrive(null, null);
    if (outcome.kind === 'redirect') return move(entryAt(outcome.address), arrival);
    if (outcome.kind === 'failed') return arrive(null, null);
    arrive(page, outcome.data);
  }

  const urlOf = ({ pathname, search }: Location) => new URL(history.origin + pathname + search);
  const entryAt = (to: To, entryState: EntryState = null): Location => ({
    ...resolveTo(to, state.location),
    state: entryState,
    key: Math.random().toString(36).slice(2, 10),
  });
  const scrollAt = ({ key, hash }: Location, { preventScrollReset }: Arrival) =>
    positions.of(key) ?? (hash ? 'section' : preventScrollReset ? null : 0);

  function keepsData({ page, location }: RouterState, next: Location): boolean {
    if (!page) return false;
    const [current, wanted] = [urlOf(location), urlOf(next)];
    // The same address again asks for new data, unless it names a section.
    if (current.href === wanted.href) return location.hash !== '' || next.hash !== '';
    return page.keepsData?.(current, wanted) ?? !page.loader;
  }

  history.listen(() => void move(history.location(), { write: () => {} }));
  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      onChange(state);
      return () => listeners.delete(onChange);
    },
    async navigate(to, { replace, state: entryState, preventScrollReset = false } = {}) {
      if (typeof to === 'number') history.go(to);
      else await move(entryAt(to, entryState), { write: replace ? history.replace : history.push, preventScrollReset });
    },
    revalidate: () => move(state.location, { write: () => {}, isAgain: true }),
    leave() {
      positions.note(state.location.key);
      positions.store();
    },
  };
}

/** The table has a page for every address: the last one says that there is none. */
function routeOf({ routes }: Pick<Parts, 'routes'>, { pathname }: Location) {
  const match = matchRoute(routes, pathname);
  if (!match) throw new Error(`No page for ${pathname}`);
  return match;
}
