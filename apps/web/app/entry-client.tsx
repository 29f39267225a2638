/** The browser's entry: hydrates the server's page. */
import { localCalendarDate } from '@tenth-night/domain/stay/dates';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { settleSettings } from './features/preferences/settle-settings';
import { type Catalogue, createI18n, createTextLoader } from './i18n/texts';
import { createSend } from './lib/api/send';
import { createLateData } from './lib/late/late-data';
import { createServices } from './lib/page/services';
import { createBrowserHistory } from './lib/router/history';
import { openRouter } from './lib/router/router';
import { createScrollPositions } from './lib/router/scroll-positions';
import { askSession, createSession } from './lib/session/session';
import { openSessionChannel } from './lib/session/session-channel';
import { Page } from './page';
import { PAGE_DATA_ID, parsePageData } from './page-data';
import { createRoutes, type PageRoute } from './route-table';

async function start(): Promise<void> {
  const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
  const { texts, loaded, ...facts } = parsePageData(pageData);
  const { visitor } = facts;
  const today = () => localCalendarDate(new Date());
  const i18n = createI18n(visitor.language);
  const loadTexts = createTextLoader(i18n, async (group) => {
    const catalogue = (await import(/* @vite-ignore */ texts[group] ?? '')) as Catalogue;
    return catalogue.messages;
  });
  const send = createSend(facts.site.apiBase);
  const session = createSession(visitor.hasSession, () => askSession(send));
  const parts = { send, session, today, loadTexts, late: createLateData() };
  const services = createServices({
    ...facts,
    ...parts,
    loadPage: async (page) => routes.find(({ id }) => id === page)?.load(),
  });
  const routes: readonly PageRoute[] = createRoutes(services);
  const world = {
    routes,
    history: createBrowserHistory(),
    positions: createScrollPositions(),
  };
  const [router] = await Promise.all([openRouter(world, loaded), loadTexts('main')]);

  services.late?.takeOver();
  startTransition(() => {
    hydrateRoot(document, <Page i18n={i18n} services={services} router={router} />);
  });
  if (visitor.hasSession) void session.refresh();
  openSessionChannel()?.addEventListener('message', () => void session.refresh());
  settleSettings(services);
}

void start();
