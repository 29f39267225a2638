/** The router's table: a lazy module per page, loaded in parallel with its texts. */
import { type PageName, SITE_PATHS } from '@tenth-night/domain/site/paths';
import { isConfigured } from './lib/page/is-configured';
import type { Services } from './lib/page/services';
import type { Route } from './lib/router/router';
import type { Page } from './lib/router/run-loader';
import { pageNames, textsOf } from './pages';

/** What every module in `routes/` exports. */
export type RouteModule = { createRoute(services: Services): Page | Promise<Page> };

export type PageRoute = Route & { readonly id: PageName };

/** Every visitor loads the file names of these pages. Those of the rare pages are in a chunk of their own. */
const MODULES = import.meta.glob<RouteModule>([
  './routes/*.tsx',
  '!./routes/{account,confirm-email,reset-password,signed-in}.tsx',
  '!./routes/{booking,booking-change,booking-confirmation,payment-return,saved,saved-compare,shared-list}.tsx',
  '!./routes/{accessibility,experiences,landmark,not-found,privacy,support,terms}.tsx',
]);
const fileOf = (page: PageName) => `./routes/${page}.tsx`;

export const isRare = (page: PageName): boolean => !(fileOf(page) in MODULES);

export function createRoutes(services: Services): PageRoute[] {
  const pages = pageNames().filter((page) => isConfigured(page, services.site));
  return pages.map((page) => {
    let created: Page | undefined;
    const load = async () => {
      created ??= await (await loadPage(page, services.loadTexts)).createRoute(services);
      return created;
    };
    return { id: page, path: SITE_PATHS[page], load };
  });
}

/** The code and the texts of a page. */
async function loadPage(page: PageName, loadTexts: Services['loadTexts']): Promise<RouteModule> {
  const [loaded] = await Promise.all([loadModule(page), loadTexts(textsOf(page))]);
  return loaded;
}

async function loadModule(page: PageName): Promise<RouteModule> {
  const modules = isRare(page) ? (await import('./rare-routes')).RARE_MODULES : MODULES;
  const load = modules[fileOf(page)] as () => Promise<RouteModule>;
  return load();
}
