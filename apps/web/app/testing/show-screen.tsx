/**
 * Shows one page in the browser of a screen test: the real route, texts and styles, with the data that the host sent
 * with the page. The host also answers the page's calls. A wire can hold, answer or change them.
 */
import { localCalendarDate } from '@tenth-night/domain/stay/dates';
import { createRoot, type Root } from 'react-dom/client';
import { readTexts } from '../i18n/all-texts';
import { createI18n, createTextLoader } from '../i18n/texts';
import { createSend } from '../lib/api/send';
import { createServices } from '../lib/page/services';
import { addressOf } from '../lib/router/location';
import { createMemoryHistory, NO_POSITIONS } from '../lib/router/memory-history';
import { openRouter } from '../lib/router/router';
import { askSession, createSession } from '../lib/session/session';
import { PageBody } from '../page';
import { PAGE_DATA_ID, type PageData, parsePageData } from '../page-data';
import { createRoutes } from '../route-table';
import type { Wire } from './wire';

/** A page as the host sends it. */
export type SentPage = { readonly address: string; readonly html: string };

export type Screen = {
  /** Where the router is now: path and query. */
  address(): string;
};

let shown: Root | undefined;

/** Replaces the screen that was open before. */
export async function showScreen({ address, html }: SentPage, wire?: Wire): Promise<Screen> {
  closeScreen();
  const { loaded, texts: _, ...facts } = readPageData(html);
  const { visitor } = facts;
  const i18n = createI18n(visitor.language);
  const loadTexts = createTextLoader(i18n, (group) => readTexts(group, visitor.language));
  const direct = createSend(facts.site.apiBase);
  const send = wire ? wire.around(direct) : direct;
  const session = createSession(visitor.hasSession, () => askSession(send));
  const services = createServices({ ...facts, send, session, today: () => localCalendarDate(new Date()), loadTexts });
  const history = createMemoryHistory(address);
  const world = { routes: createRoutes(services), history, positions: NO_POSITIONS };
  const [router] = await Promise.all([openRouter(world, loaded), loadTexts('main')]);
  const container = document.body.appendChild(document.createElement('div'));
  shown = createRoot(container);
  shown.render(<PageBody i18n={i18n} services={services} router={router} />);
  if (visitor.hasSession) void session.refresh();
  return { address: () => addressOf({ ...router.state().location, hash: '' }) };
}

function closeScreen(): void {
  shown?.unmount();
  shown = undefined;
  document.body.replaceChildren();
}

function readPageData(html: string): PageData {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const data = page.getElementById(PAGE_DATA_ID)?.textContent;
  if (!data) throw new Error(`This is not a page of ours: ${html.slice(0, 500)}`);
  return parsePageData(data);
}
