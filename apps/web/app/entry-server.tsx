/** The server's entry: takes one request, returns one whole page. */
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PLAIN_PARAM } from '@tenth-night/domain/site/plain-page';
import { isRobot } from '@tenth-night/domain/site/robots';
import { utcCalendarDate } from '@tenth-night/domain/stay/dates';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { readTexts, textsSource } from './i18n/all-texts';
import { createI18n, createTextLoader } from './i18n/texts';
import { lateGroupHtml, lateScriptHtml } from './lib/late/late-html';
import type { LateGroups } from './lib/late/late-part';
import { LATE_CALL, LATE_SCRIPT } from './lib/late/late-script';
import type { PageHeadProps } from './lib/page/page-head';
import { createServices } from './lib/page/services';
import { createSession } from './lib/session/session';
import { Page, PageContext } from './page';
import { PAGE_DATA_ID, serialisePageData } from './page-data';
import { PAGES, pageNames, TEXT_GROUPS, textsOf } from './pages';
import { visitorAt } from './read-visitor';
import { createRoutes } from './route-table';
import { headTags } from './search-engines';
import type { PageAssets, RenderInput, RenderOutput } from './site-entry';

// biome-ignore-start lint/performance/noBarrelFile: the only interface that the host knows
export { visitorKey } from './read-visitor';
export { robots, sitemap } from './search-engines';
// biome-ignore-end lint/performance/noBarrelFile: the only interface that the host knows

export const inlineScripts = [LATE_SCRIPT, LATE_CALL];

type Assets = Omit<PageAssets, 'texts'>;

const PAGE_END = '</body></html>';

export async function render(input: RenderInput): Promise<RenderOutput> {
  const url = new URL(input.url);
  const { services, i18n, head, late } = createWorld(url, input);
  const handler = createStaticHandler(createRoutes(services));
  const [context] = await Promise.all([
    handler.query(new Request(input.url, { signal: input.signal })),
    services.loadTexts('main'),
  ]);
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const { visitor, site, year } = services;
  const { texts, ...assets } = input.assets(...sourcesOf(context, visitor.language));
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = renderToString(
    <Page i18n={i18n} services={services}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Page>,
  );
  const hydration = { loaderData: context.loaderData, errors: hydrationErrors(context) };
  // Only an error page contains its request id: other pages may be cached and shown to many.
  const requestId = context.errors ? input.requestId : null;
  const pageData = serialisePageData({ visitor, site, year, requestId, texts, hydration });
  const tags = head.said ? headTags({ head: head.said, url, language: visitor.language, siteName: site.name }) : '';
  const plain = late.groups ? plainTag(url) : '';
  const html = `<!doctype html>${addTags(page.slice(0, -PAGE_END.length), tags + plain + stylesOf(assets))}${tailOf(pageData, assets)}`;
  const error = Object.values(context.errors ?? {})[0];
  const isShared = context.statusCode === 200 && !late.groups && (late.isComplete || isPublic(context));
  const output = { kind: 'page', status: context.statusCode, css: assets.css, isShared, error } as const;
  const around = (node: ReactNode) => (
    <PageContext i18n={i18n} services={services}>
      {node}
    </PageContext>
  );
  if (!late.groups) return { ...output, html: html + PAGE_END, rest: null };
  return { ...output, html, rest: restOf(late.groups, around) };
}

/** The styles come with the page: the first paint waits for no other file. */
function stylesOf({ css, styles }: Assets): string {
  if (!css) return styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  // A disabled link loads nothing. It tells the code that loads parts on demand that these styles are here.
  return `<style>${css}</style>${styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('')}`;
}

/**
 * What React does not render: the data to continue from, the script for late parts, and the scripts of the page, in
 * this order. Scripts come last, so that they do not compete with the page itself.
 */
function tailOf(pageData: string, { script, preloads }: Assets): string {
  const data = `<script id="${PAGE_DATA_ID}" type="application/json">${pageData}</script>`;
  // `async`: starts before the document is complete, because late parts may take seconds. `low`: the pictures that a
  // visitor sees first come before them.
  const early = preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('');
  return `${data}${lateScriptHtml}${early}<script type="module" src="${script}" async fetchpriority="low"></script>`;
}

/** Sends a browser without scripts to the page that waits for its late parts. */
function plainTag({ searchParams }: URL): string {
  const query = new URLSearchParams([...searchParams, [PLAIN_PARAM, '1']]);
  return `<noscript><meta http-equiv="refresh" content="0; url=?${query.toString().replaceAll('&', '&amp;')}"></noscript>`;
}

async function* restOf(groups: LateGroups, around: (node: ReactNode) => ReactNode): AsyncGenerator<string> {
  for await (const group of groups) yield lateGroupHtml(group, around);
  yield PAGE_END;
}

/** The services for one page, and holders for its metadata and its late parts. */
function createWorld(url: URL, { cookie, userAgent, site, requestId, now, fetch }: RenderInput) {
  const visitor = visitorAt(url, cookie);
  const date = utcCalendarDate(now);
  const i18n = createI18n(visitor.language);
  const head: { said: PageHeadProps | null } = { said: null };
  const late: { groups: LateGroups | null; isComplete: boolean } = { groups: null, isComplete: false };
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
    early: {
      mayAskRates: !isRobot(userAgent),
      isPlain: url.searchParams.has(PLAIN_PARAM),
      send: (groups) => {
        late.groups = groups;
      },
      share: () => {
        late.isComplete = true;
      },
    },
    loadTexts: createTextLoader(i18n, (group) => readTexts(group, visitor.language)),
  });
  return { services, i18n, head, late };
}

const HEAD_END = '</head>';

/** React leaves tags in the head alone if it did not render them. */
function addTags(html: string, tags: string): string {
  const end = html.indexOf(HEAD_END);
  return html.slice(0, end) + tags + html.slice(end);
}

function pageOf(matches: StaticHandlerContext['matches']) {
  return pageNames().find((name) => name === matches.at(-1)?.route.id);
}

/** Pages for search engines depend on nothing but the visitor's settings. */
function isPublic({ matches }: StaticHandlerContext): boolean {
  const page = pageOf(matches);
  return page !== undefined && PAGES[page][1] === 'in-sitemap';
}

/** What the page loads immediately, and the texts it may load later, by their keys in the build's manifest. */
function sourcesOf({ matches }: StaticHandlerContext, language: string): Parameters<RenderInput['assets']> {
  const all = Object.fromEntries(TEXT_GROUPS.map((group) => [group, textsSource(group, language)]));
  const page = pageOf(matches);
  const sources = page ? [`app/routes/${page}.tsx`, textsSource(textsOf(page), language)] : [];
  return [[...new Set([...sources, textsSource('main', language)])], all];
}

/** The browser gets only the status of an error. */
function hydrationErrors({ errors, statusCode }: StaticHandlerContext) {
  if (!errors) return null;
  const error = { status: statusCode, statusText: '', data: null, internal: false };
  return Object.fromEntries(Object.keys(errors).map((route) => [route, error]));
}
