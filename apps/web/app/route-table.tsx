/** The router's table: a lazy module per page, loaded in parallel with its texts. */
import { type PageName, SITE_PATHS } from '@tenth-night/domain/site/paths';
import { type Location, matchRoutes, type RouteObject } from 'react-router';
import { isConfigured } from './lib/page/is-configured';
import type { Services } from './lib/page/services';
import { pageNames, textsOf } from './pages';
import { Root, RootError } from './root/root';

/** What every module in `routes/` exports. */
type RouteModule = { createRoute(services: Services): Pick<RouteObject, 'Component' | 'loader' | 'shouldRevalidate'> };

const MODULES = import.meta.glob<RouteModule>('./routes/*.tsx');

export function createRoutes(services: Services): RouteObject[] {
  const pages = pageNames().filter((page) => isConfigured(page, services.site));
  const children = pages.map(
    (page): RouteObject => ({
      path: SITE_PATHS[page],
      id: page,
      lazy: async () => (await loadPage(page, services.loadTexts)).createRoute(services),
    }),
  );
  return [{ path: '/', Component: Root, ErrorBoundary: RootError, children }];
}

/** The code and the texts of a page. */
export async function loadPage(page: PageName, loadTexts: Services['loadTexts']): Promise<RouteModule> {
  const load = MODULES[`./routes/${page}.tsx`] as () => Promise<RouteModule>;
  const [loaded] = await Promise.all([load(), loadTexts(textsOf(page))]);
  return loaded;
}

/** Hydration needs the modules of the routes that the server rendered. */
export async function loadMatchedRoutes(routes: RouteObject[], at: Partial<Location> | string): Promise<void> {
  const matches = matchRoutes(routes, at) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, { ...loaded, lazy: undefined });
    }),
  );
}
