/** The server's entry: one request in, one whole page out. */
import { API_BASE } from '@tenth-night/contract/first-paths';
import { utcCalendarDate } from '@tenth-night/domain/stay/dates';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { readTexts, textsSource } from './i18n/all-texts';
import { createI18n, createTextLoader } from './i18n/texts';
import type { PageHeadProps } from './lib/page/page-head';
import { createServices } from './lib/page/services';
import { createSession } from './lib/session/session';
import { Page } from './page';
import { serialisePageData } from './page-data';
import { pageNames, TEXT_GROUPS, textsOf } from './pages';
import { visitorAt } from './read-visitor';
import { createRoutes } from './route-table';
import { headTags } from './search-engines';
import type { RenderInput, RenderOutput } from './site-entry';

// biome-ignore-start lint/performance/noBarrelFile: the one face of the site that the host knows
export { readVisitor } from './read-visitor';
export { robots, sitemap } from './search-engines';
// biome-ignore-end lint/performance/noBarrelFile: the one face of the site that the host knows

export async function render(input: RenderInput): Promise<RenderOutput> {
  const url = new URL(input.url);
  const { services, i18n, head } = createWorld(url, input);
  const handler = createStaticHandler(createRoutes(services));
  const [context] = await Promise.all([
    handler.query(new Request(input.url, { signal: input.signal })),
    services.loadTexts('main'),
  ]);
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const { visitor, site, year } = services;
  const assets = input.assets(...sourcesOf(context, visitor.language));
  const hydration = { loaderData: context.loaderData, errors: hydrationErrors(context) };
  // Only an error page names its request: any other may be kept and shown to many.
  const requestId = context.errors ? input.requestId : null;
  const pageData = serialisePageData({ visitor, site, year, requestId, assets, hydration });
  const html = renderToString(
    <Page i18n={i18n} services={services} assets={assets} pageData={pageData}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Page>,
  );
  const tags = head.said ? headTags({ head: head.said, url, language: visitor.language, siteName: site.name }) : '';
  const error = Object.values(context.errors ?? {})[0];
  return { kind: 'page', status: context.statusCode, html: `<!doctype html>${addTags(html, tags)}`, error };
}

/** What the page needs of the world, and a place for what it says of itself. */
function createWorld(url: URL, { cookie, site, requestId, now, fetch }: RenderInput) {
  const visitor = visitorAt(url, cookie);
  const date = utcCalendarDate(now);
  const i18n = createI18n(visitor.language);
  const head: { said: PageHeadProps | null } = { said: null };
  const services = createServices({
    send: (path, init) => fetch(API_BASE + path, init),
    // Whether a cookie still counts is asked by the browser: the page is not held up for it.
    session: createSession(visitor.hasSession, async () => null),
    visitor,
    site,
    year: date.slice(0, 4),
    requestId,
    today: () => date,
    onHead: (said) => {
      head.said = said;
    },
    loadTexts: createTextLoader(i18n, (group) => readTexts(group, visitor.language)),
  });
  return { services, i18n, head };
}

const HEAD_END = '</head>';

/** What stands in the head and not in React's page is left alone by React. */
function addTags(html: string, tags: string): string {
  const end = html.indexOf(HEAD_END);
  return html.slice(0, end) + tags + html.slice(end);
}

/** What the page will load at once, and the texts it may load later, in the words of the build's manifest. */
function sourcesOf({ matches }: StaticHandlerContext, language: string): Parameters<RenderInput['assets']> {
  const all = Object.fromEntries(TEXT_GROUPS.map((group) => [group, textsSource(group, language)]));
  const page = pageNames().find((name) => name === matches.at(-1)?.route.id);
  const sources = page ? [`app/routes/${page}.tsx`, textsSource(textsOf(page), language)] : [];
  return [[...new Set([...sources, textsSource('main', language)])], all];
}

/** The browser learns the status of an error and nothing else of it. */
function hydrationErrors({ errors, statusCode }: StaticHandlerContext) {
  if (!errors) return null;
  const error = { status: statusCode, statusText: '', data: null, internal: false };
  return Object.fromEntries(Object.keys(errors).map((route) => [route, error]));
}
