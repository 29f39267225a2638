/** The browser's entry: takes the server's page over where it stands. */
import { localCalendarDate } from '@tenth-night/domain/stay/dates';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PAGE_DATA_ID } from './document';
import { createI18n, loadTexts, type TextGroup } from './i18n/texts';
import { createApiClient } from './lib/api-client';
import { createServices } from './lib/services';
import { Page } from './page';
import { parsePageData } from './page-data';
import { createRoutes } from './route-table';

async function start(): Promise<void> {
  const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
  const { settings, language, year, requestId, assets, hydration } = parsePageData(pageData);
  const api = createApiClient((url, init) => fetch(url, init));
  const today = () => localCalendarDate(new Date());
  const i18n = createI18n(language);
  const load = (group: TextGroup) => loadTexts(i18n, group);
  const services = createServices({ api, settings, language, year, requestId, today, loadTexts: load });
  const routes = createRoutes(services);
  await Promise.all([load('main'), loadMatchedRoutes(routes)]);
  const router = createBrowserRouter(routes, { hydrationData: hydration });

  startTransition(() => {
    hydrateRoot(
      document,
      <Page i18n={i18n} services={services} assets={assets} pageData={pageData}>
        <RouterProvider router={router} />
      </Page>,
    );
  });
}

/** Hydration needs the modules of the routes that the server rendered. */
async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, { ...loaded, lazy: undefined });
    }),
  );
}

void start();
