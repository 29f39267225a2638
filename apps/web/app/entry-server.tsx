/** The server's entry: one request in, one whole page out. */
import { DEFAULT_SETTINGS, parseSettings, SETTINGS_KEY, type Settings } from '@tenth-night/domain/preferences/settings';
import { utcCalendarDate } from '@tenth-night/domain/stay/dates';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { spokenLanguage } from './i18n/spoken-language';
import { createI18n, loadTexts, textsSource } from './i18n/texts';
import { createApiClient } from './lib/api-client';
import { createServices } from './lib/services';
import { Page } from './page';
import { serialisePageData } from './page-data';
import { createRoutes, routeSource } from './route-table';
import type { RenderInput, RenderOutput } from './site-entry';

/** The settings that the visitor's cookie tells; the defaults where it tells nothing. */
export function readSettings(cookie: string): Settings {
  const pair = cookie.split(/;\s*/).find((part) => part.startsWith(`${SETTINGS_KEY}=`));
  return { ...DEFAULT_SETTINGS, ...parseSettings(decode(pair?.slice(SETTINGS_KEY.length + 1))) };
}

export async function render(input: RenderInput): Promise<RenderOutput> {
  const settings = readSettings(input.cookie);
  const language = spokenLanguage(settings.language);
  const date = utcCalendarDate(input.now);
  const i18n = createI18n(language);
  const services = createServices({
    api: createApiClient((url, init) => input.fetch(url, init)),
    settings,
    language,
    year: date.slice(0, 4),
    requestId: input.requestId,
    today: () => date,
    loadTexts: (group) => loadTexts(i18n, group),
  });
  const handler = createStaticHandler(createRoutes(services));
  const [context] = await Promise.all([
    handler.query(new Request(input.url, { signal: input.signal })),
    services.loadTexts('main'),
  ]);
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const assets = input.assets(sourcesOf(new URL(input.url).pathname, language));
  const hydration = { loaderData: context.loaderData, errors: hydrationErrors(context) };
  // Only an error page names its request: any other may be kept and shown to many.
  const requestId = context.errors ? input.requestId : null;
  const pageData = serialisePageData({ settings, language, year: services.year, requestId, assets, hydration });
  const html = renderToString(
    <Page i18n={i18n} services={services} assets={assets} pageData={pageData}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Page>,
  );
  const error = Object.values(context.errors ?? {})[0];
  return { kind: 'page', status: context.statusCode, html: `<!doctype html>${html}`, error };
}

/** What the page will load, in the words of the build's manifest. */
function sourcesOf(pathname: string, language: string): string[] {
  const route = routeSource(pathname);
  const main = textsSource('main', language);
  if (!route) return [main];
  return route.texts ? [route.module, main, textsSource(route.texts, language)] : [route.module, main];
}

/** The browser learns the status of an error and nothing else of it. */
function hydrationErrors({ errors, statusCode }: StaticHandlerContext) {
  if (!errors) return null;
  const error = { status: statusCode, statusText: '', data: null, internal: false };
  return Object.fromEntries(Object.keys(errors).map((route) => [route, error]));
}

function decode(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
