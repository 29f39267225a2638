/** The router's table: a lazy module per page, loaded in parallel with its texts. */
import { type PageName, SITE_PATHS } from '@tenth-night/domain/site/paths';
import { isConfigured } from './lib/page/is-configured';
import type { Services } from './lib/page/services';
import type { Route } from './lib/router/router';
import type { Page } from './lib/router/run-loader';
import { pageNames, textsOf } from './pages';

/** What every module in `routes/` exports. */
type RouteModule = { createRoute(services: Services): Page };

export type PageRoute = Route & { readonly id: PageName };

const MODULES = import.meta.glob<RouteModule>('./routes/*.tsx');

export function createRoutes(services: Services): PageRoute[] {
  const pages = pageNames().filter((page) => isConfigured(page, services.site));
  return pages.map((page) => {
    let created: Page | undefined;
    const load = async () => {
      created ??= (await loadPage(page, services.loadTexts)).createRoute(services);
      return created;
    };
    return { id: page, path: SITE_PATHS[page], load };
  });
}

/** The code and the texts of a page. */
async function loadPage(page: PageName, loadTexts: Services['loadTexts']): Promise<RouteModule> {
  const load = MODULES[`./routes/${page}.tsx`] as () => Promise<RouteModule>;
  const [loaded] = await Promise.all([load(), loadTexts(textsOf(page))]);
  return loaded;
}
