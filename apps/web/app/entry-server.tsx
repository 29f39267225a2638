/** The server's entry: takes one request, returns one whole page. */
import { API_BASE } from '@tenth-night/contract/first-paths';
import type { PageName } from '@tenth-night/domain/site/paths';
import { PLAIN_PARAM } from '@tenth-night/domain/site/plain-page';
import { isRobot } from '@tenth-night/domain/site/robots';
import { utcCalendarDate } from '@tenth-night/domain/stay/dates';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { readTexts, textsSource } from './i18n/all-texts';
import { createI18n, createTextLoader } from './i18n/texts';
import { lateGroupHtml, lateScriptHtml } from './lib/late/late-html';
import type { LateGroups } from './lib/late/late-part';
import { LATE_CALL, LATE_SCRIPT } from './lib/late/late-script';
import type { PageHeadProps } from './lib/page/page-head';
import { createServices, type Services } from './lib/page/services';
import type { Location } from './lib/router/location';
import { matchRoute } from './lib/router/match-route';
import type { Router, RouterState } from './lib/router/router';
import { runLoader } from './lib/router/run-loader';
import { createSession } from './lib/session/session';
import { Page, PageContext } from './page';
import { PAGE_DATA_ID, serialisePageData } from './page-data';
import { PAGES, TEXT_GROUPS, textsOf } from './pages';
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
  const { route, state, outcome } = await load(url, input, services);
  if (outcome.kind === 'redirect') return { kind: 'redirect', status: outcome.status, location: outcome.address };
  const { visitor, site, year } = services;
  const { texts, ...assets } = input.assets(...sourcesOf(route.id, visitor.language));
  const page = renderToString(<Page i18n={i18n} services={services} router={standingAt(state)} />);
  const hasFailed = outcome.kind === 'failed';
  const loaded = { data: state.data, hasFailed };
  // Only an error page contains its request id: other pages may be cached and shown to many.
  const requestId = hasFailed ? input.requestId : null;
  const pageData = serialisePageData({ visitor, site, year, requestId, texts, loaded });
  const tags = head.said ? headTags({ head: head.said, url, language: visitor.language, siteName: site.name }) : '';
  const plain = late.groups ? plainTag(url) : '';
  const html = `<!doctype html>${addTags(page.slice(0, -PAGE_END.length), tags + plain + stylesOf(assets))}${tailOf(pageData, assets)}`;
  const status = hasFailed ? 500 : outcome.status;
  const isShared = status === 200 && !late.groups && (late.isComplete || isPublic(route.id));
  const output = { kind: 'page', status, css: assets.css, isShared, error: hasFailed ? outcome.error : undefined } as const;
  const around = (node: ReactNode) => (
    <PageContext i18n={i18n} services={services}>
      {node}
    </PageContext>
  );
  if (!late.groups) return { ...output, html: html + PAGE_END, rest: null };
  return { ...output, html, rest: restOf(late.groups, around) };
}

async function load({ pathname, search }: URL, { url, signal }: RenderInput, services: Services) {
  const match = matchRoute(createRoutes(services), pathname);
  if (!match) throw new Error(`No page for ${pathname}`);
  const { route, params } = match;
  const [page] = await Promise.all([route.load(), services.loadTexts('main')]);
  const outcome = await runLoader(page, { request: new Request(url, { signal }), params });
  signal.throwIfAborted();
  const location: Location = { pathname, search, hash: '', state: null, key: 'default' };
  const loaded = outcome.kind === 'loaded' ? { page, data: outcome.data } : { page: null, data: null };
  const state: RouterState = { location, route, params, ...loaded, scroll: null };
  return { route, state, outcome };
}

/** A router that goes nowhere. */
const standingAt = (state: RouterState): Router => ({
  state: () => state,
  subscribe: () => () => {},
  navigate: async () => {},
  revalidate: async () => {},
  leave: () => {},
});

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

/** Pages for search engines depend on nothing but the visitor's settings. */
const isPublic = (page: PageName): boolean => PAGES[page][1] === 'in-sitemap';

/** What the page loads immediately, and the texts it may load later, by their keys in the build's manifest. */
function sourcesOf(page: PageName, language: string): Parameters<RenderInput['assets']> {
  const all = Object.fromEntries(TEXT_GROUPS.map((group) => [group, textsSource(group, language)]));
  const sources = [`app/routes/${page}.tsx`, textsSource(textsOf(page), language)];
  return [[...new Set([...sources, textsSource('main', language)])], all];
}
