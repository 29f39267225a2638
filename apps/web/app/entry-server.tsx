/** The server's entry: takes one request, returns one whole page. */
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

// biome-ignore-start lint/performance/noBarrelFile: the only interface that the host knows
export { readVisitor } from './read-visitor';
export { robots, sitemap } from './search-engines';
// biome-ignore-end lint/performance/noBarrelFile: the only interface that the host knows

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
  // Only an error page contains its request id: other pages may be cached and shown to many.
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

/** The services for one page, and a holder for its metadata. */
function createWorld(url: URL, { cookie, site, requestId, now, fetch }: RenderInput) {
  const visitor = visitorAt(url, cookie);
  const date = utcCalendarDate(now);
  const i18n = createI18n(visitor.language);
  const head: { said: PageHeadProps | null } = { said: null };
  const services = createServices({
    send: (path, init) => fetch(API_BASE + path, init),
    // The browser checks later whether the cookie is still valid: the page does not wait for it.
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

/** React leaves tags in the head alone if it did not render them. */
function addTags(html: string, tags: string): string {
  const end = html.indexOf(HEAD_END);
  return html.slice(0, end) + tags + html.slice(end);
}

/** What the page loads immediately, and the texts it may load later, by their keys in the build's manifest. */
function sourcesOf({ matches }: StaticHandlerContext, language: string): Parameters<RenderInput['assets']> {
  const all = Object.fromEntries(TEXT_GROUPS.map((group) => [group, textsSource(group, language)]));
  const page = pageNames().find((name) => name === matches.at(-1)?.route.id);
  const sources = page ? [`app/routes/${page}.tsx`, textsSource(textsOf(page), language)] : [];
  return [[...new Set([...sources, textsSource('main', language)])], all];
}

/** The browser gets only the status of an error. */
function hydrationErrors({ errors, statusCode }: StaticHandlerContext) {
  if (!errors) return null;
  const error = { status: statusCode, statusText: '', data: null, internal: false };
  return Object.fromEntries(Object.keys(errors).map((route) => [route, error]));
}
