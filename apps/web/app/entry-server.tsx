/** The server's entry: takes one request, returns one whole page. */
import { API_BASE, pictureAt } from '@tenth-night/contract/first-paths';
import type { PageName } from '@tenth-night/domain/site/paths';
import { PLAIN_PARAM } from '@tenth-night/domain/site/plain-page';
import { isRobot } from '@tenth-night/domain/site/robots';
import { utcCalendarDate } from '@tenth-night/domain/stay/dates';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Document } from './document';
import { readTexts, textsSource } from './i18n/all-texts';
import { createI18n, createTextLoader } from './i18n/texts';
import { inTime } from './lib/late/in-time';
import { lateGroupHtml, lateScriptHtml } from './lib/late/late-html';
import type { LateGroups } from './lib/late/late-part';
import { LATE_CALL, LATE_SCRIPT } from './lib/late/late-script';
import type { PageHeadProps } from './lib/page/page-head';
import { createServices } from './lib/page/services';
import type { Location } from './lib/router/location';
import { matchRoute, type Params } from './lib/router/match-route';
import type { Router, RouterState } from './lib/router/router';
import { runLoader } from './lib/router/run-loader';
import { createSession } from './lib/session/session';
import { Page, PageContext } from './page';
import { PAGE_DATA_ID, serialisePageData } from './page-data';
import { PAGES, TEXT_GROUPS, textsOf, WIDE_PARTS } from './pages';
import { visitorAt } from './read-visitor';
import { createRoutes, isRare, type PageRoute } from './route-table';
import { headTags } from './search-engines';
import type { PageAssets, RenderInput, RenderOutput } from './site-entry';
import { WIDE } from './ui/on-wide-screens';

// biome-ignore-start lint/performance/noBarrelFile: the only interface that the host knows
export { failureWords } from './failure-words';
export { visitorKey } from './read-visitor';
export { robots, sitemap } from './search-engines';
// biome-ignore-end lint/performance/noBarrelFile: the only interface that the host knows

export const inlineScripts = [LATE_SCRIPT, LATE_CALL];

type Assets = Omit<PageAssets, 'texts'> & { readonly brandCss: string };

const PAGE_END = '</body></html>';

export async function render(input: RenderInput): Promise<RenderOutput> {
  const world = createWorld(new URL(input.url), input);
  const match = matchRoute(createRoutes(world.services), world.url.pathname);
  if (!match) throw new Error(`No page for ${input.url}`);
  const { language } = world.services.visitor;
  const { texts, ...files } = input.assets(...sourcesOf(match.route.id, language));
  const assets = { ...files, brandCss: input.brand?.css ?? '' };
  const shell = shellOf(language);
  const whole = renderWhole(input, world, { ...match, shell, assets, texts });
  const known = await Promise.race([whole, world.early.opened]);
  if (known) return known;
  // What the head names loads while the server still waits for the rest.
  const html = startOf(shell, assets) + preloadsOf(assets);
  const rest = restAfter(html, whole);
  return { kind: 'page', status: 200, css: assets.css, isShared: false, error: undefined, html, rest };
}

type World = ReturnType<typeof createWorld>;
type RouteMatch = { readonly route: PageRoute; readonly params: Params };
type Drawn = RouteMatch & {
  readonly shell: string;
  readonly assets: Assets;
  readonly texts: PageAssets['texts'];
};

async function renderWhole(input: RenderInput, world: World, drawn: Drawn): Promise<RenderOutput> {
  const { url, services, i18n, head, late, early } = world;
  const { route, shell, assets, texts } = drawn;
  const { state, outcome } = await load(world, input, drawn);
  if (outcome.kind === 'redirect') return { kind: 'redirect', status: outcome.status, location: outcome.address };
  const { visitor, site, year } = services;
  const page = renderToString(<Page i18n={i18n} services={services} router={standingAt(state)} />);
  if (!page.startsWith(shell)) throw new Error(`A page starts otherwise than ${shell}`);
  const hasFailed = outcome.kind === 'failed';
  const loaded = { data: state.data, hasFailed };
  // Only an error page contains its request id: other pages may be cached and shown to many.
  const requestId = hasFailed ? input.requestId : null;
  const pageData = serialisePageData({ visitor, site, year, requestId, texts, loaded });
  const tags = head.said ? headTags({ head: head.said, url, language: visitor.language, siteName: site.name }) : '';
  const preloads = preloadsOf(assets);
  const [inHead, inTail] = early.isOpen() ? [preloads, ''] : ['', preloads];
  const body = withTags(page.slice(shell.length, -PAGE_END.length), tags + (late.groups ? plainTag(url) : ''));
  const html = startOf(shell, assets) + inHead + body;
  const tail = tailOf(pageData, inTail, assets);
  const status = hasFailed ? 500 : outcome.status;
  const isShared = status === 200 && !late.groups && (late.isComplete || isPublic(route.id));
  const output = {
    kind: 'page',
    status,
    css: assets.css,
    isShared,
    error: hasFailed ? outcome.error : undefined,
  } as const;
  const around = (node: ReactNode) => (
    <PageContext i18n={i18n} services={services}>
      {node}
    </PageContext>
  );
  if (!late.groups) return { ...output, html: html + tail + PAGE_END, rest: null };
  const rest = restOf(late.groups, around);
  if (!late.picture) return { ...output, html: html + tail, rest };
  return { ...output, html, rest: afterPicture(late.picture, tail, rest) };
}

/** Longer than it takes to make a picture. A slow provider must not hold the scripts back. */
const PICTURE_FIRST_MS = 400;

/** Sends the scripts when the main picture is made: on a slow network, it would otherwise arrive after all of them. */
async function* afterPicture(picture: Promise<unknown>, tail: string, rest: AsyncIterable<string>) {
  await inTime(picture, PICTURE_FIRST_MS);
  yield tail;
  yield* rest;
}

async function load({ url, services }: World, { signal }: RenderInput, { route, params }: RouteMatch) {
  const [page] = await Promise.all([route.load(), services.loadTexts('main')]);
  const outcome = await runLoader(page, { request: new Request(url, { signal }), params });
  signal.throwIfAborted();
  const { pathname, search } = url;
  const location: Location = { pathname, search, hash: '', state: null, key: 'default' };
  const loaded = outcome.kind === 'loaded' ? { page, data: outcome.data } : { page: null, data: null };
  const state: RouterState = { location, route, params, ...loaded, scroll: null };
  return { state, outcome };
}

/** A router that goes nowhere. */
const standingAt = (state: RouterState): Router => ({
  state: () => state,
  subscribe: () => () => {},
  navigate: async () => {},
  revalidate: async () => {},
  leave: () => {},
});

/** How React starts every page of a language. After the viewport, it names the pictures of the page. */
function shellOf(language: string): string {
  const empty = renderToString(<Document language={language}>{null}</Document>);
  return empty.slice(0, empty.indexOf('>', empty.indexOf(VIEWPORT)) + 1);
}

const startOf = (shell: string, assets: Assets): string => `<!doctype html>${shell}${stylesOf(assets)}`;

/** The styles come with the page: the first paint waits for no other file. */
function stylesOf({ brandCss, ...assets }: Assets): string {
  return ourStylesOf(assets) + (brandCss && `<style>${brandCss}</style>`);
}

function ourStylesOf({ css, styles }: Pick<Assets, 'css' | 'styles'>): string {
  if (!css) return styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  // These links tell the code that loads parts on demand that the styles are here. Because of their type, no browser
  // loads them; with `disabled`, some do (Chromium 147).
  const loaded = styles.map((href) => `<link rel="stylesheet" href="${href}" type="text/plain">`);
  return `<style>${css}</style>${loaded.join('')}`;
}

/**
 * What React does not render: the data to continue from, the script for late parts, and the scripts of the page, in
 * this order. Scripts come last, so that they do not compete with the page itself.
 */
function tailOf(pageData: string, preloads: string, { script }: Assets): string {
  const data = `<script id="${PAGE_DATA_ID}" type="application/json">${pageData}</script>`;
  // `async`: starts before the document is complete, because late parts may take seconds.
  return `${data}${lateScriptHtml}${preloads}<script type="module" src="${script}" async fetchpriority="low"></script>`;
}

/** `low`: the pictures that a visitor sees first come before them. */
function preloadsOf({ preloads, widePreloads = [] }: Assets): string {
  const link = (media: string) => (href: string) =>
    `<link rel="modulepreload" href="${href}" fetchpriority="low"${media}>`;
  return [...preloads.map(link('')), ...widePreloads.map(link(` media="${WIDE}"`))].join('');
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

/** What follows the head that was sent before the page was known. */
async function* restAfter(sent: string, whole: Promise<RenderOutput>): AsyncGenerator<string> {
  const output = await whole;
  if (output.kind !== 'page') return;
  yield output.html.slice(sent.length);
  if (output.rest) yield* output.rest;
}

/** What follows the page in its document. */
type Late = {
  groups: LateGroups | null;
  isComplete: boolean;
  /** Ends when the main picture is made. Null if the page has none. */
  picture: Promise<unknown> | null;
};

/** The services for one page, and holders for what they say about its document. */
function createWorld(url: URL, input: RenderInput) {
  const { cookie, userAgent, requestId, now, fetch, brand } = input;
  const visitor = visitorAt(url, cookie);
  const links = brand?.links(visitor.language) ?? [];
  const site = { ...input.site, ...(links.length > 0 && { links }) };
  const date = utcCalendarDate(now);
  const i18n = createI18n(visitor.language);
  const head: { said: PageHeadProps | null } = { said: null };
  const late: Late = { groups: null, isComplete: false, picture: null };
  const early = createOpening();
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
    ...(brand && { ownText: (name) => brand.text(name, visitor.language) }),
    early: {
      mayAskRates: !isRobot(userAgent),
      isPlain: url.searchParams.has(PLAIN_PARAM),
      makePicture: (path, width) => {
        late.picture = makePicture(input, pictureAt(path, width[isPhone(userAgent) ? 'phone' : 'desktop']));
      },
      open: early.open,
      send: (groups) => {
        late.groups = groups;
      },
      share: () => {
        late.isComplete = true;
      },
    },
    loadTexts: createTextLoader(i18n, (group) => readTexts(group, visitor.language)),
  });
  return { url, services, i18n, head, late, early };
}

const isPhone = (userAgent: string): boolean => userAgent.includes('Mobi');

/** Null if the visitor needs none. If it fails, the browser's own request says so. */
function makePicture({ accept, userAgent, fetch }: RenderInput, address: string): Promise<unknown> | null {
  if (isRobot(userAgent) || !/image\/(avif|webp)/.test(accept)) return null;
  return fetch(address, { headers: { accept } }).catch(() => null);
}

/** Whether the head is to be sent before the page is known. */
function createOpening() {
  let isOpen = false;
  let say = () => {};
  const opened = new Promise<null>((resolve) => {
    say = () => resolve(null);
  });
  const open = () => {
    isOpen = true;
    say();
  };
  return { opened, open, isOpen: () => isOpen };
}

const HEAD_END = '</head>';
const VIEWPORT = '<meta name="viewport"';

/** React leaves tags in the head alone if it did not render them. */
function withTags(html: string, tags: string): string {
  const end = html.indexOf(HEAD_END);
  return html.slice(0, end) + tags + html.slice(end);
}

/** Pages for search engines depend on nothing but the visitor's settings. */
const isPublic = (page: PageName): boolean => PAGES[page][1] === 'in-sitemap';

/** What the page loads immediately, and the texts it may load later, by their keys in the build's manifest. */
function sourcesOf(page: PageName, language: string): Parameters<RenderInput['assets']> {
  const all = Object.fromEntries(TEXT_GROUPS.map((group) => [group, textsSource(group, language)]));
  const sources = [`app/routes/${page}.tsx`, textsSource(textsOf(page), language)];
  if (isRare(page)) sources.push('app/rare-routes.ts');
  const wide = (WIDE_PARTS[page] ?? []).map((part) => `app/${part}.tsx`);
  return [[...new Set([...sources, textsSource('main', language)])], all, wide];
}
