/** One part of the guide, with the texts and services that its components ask for. */
import { I18nProvider } from '@lingui/react';
import { DEFAULT_SETTINGS } from '@tenth-night/domain/preferences/settings';
import { utcCalendarDate } from '@tenth-night/domain/stay/dates';
import { readTexts } from '../i18n/all-texts';
import { createI18n, createTextLoader } from '../i18n/texts';
import { createServices, ServicesProvider } from '../lib/page/services';
import { createMemoryHistory, NO_POSITIONS } from '../lib/router/memory-history';
import { openRouter } from '../lib/router/router';
import { RouterView } from '../lib/router/router-view';
import { createSession } from '../lib/session/session';
import type { Part } from './parts';
import styles from './sample.module.css';

const FACTS = {
  apiBase: '/api',
  name: 'Tenth Night',
  company: 'Tenth Night Travel Limited',
  support: { email: null, phone: null, emergencyPhone: null },
  experiences: null,
  hasFreeNights: true,
  hasGoogleSignIn: false,
  map: null,
  isSandbox: true,
  payment: null,
  priceSpinnerMs: null,
};

type SampleSite = Awaited<ReturnType<typeof createSampleSite>>;

export async function createSampleSite(language: string) {
  const i18n = createI18n(language);
  const loadTexts = createTextLoader(i18n, (group) => readTexts(group, language));
  await Promise.all((['main', 'search', 'hotel', 'checkout', 'booking'] as const).map(loadTexts));
  const settings = { ...DEFAULT_SETTINGS, language };
  const services = createServices({
    send: () => Promise.reject(new Error('The style guide asks no server.')),
    session: createSession(false, async () => null),
    visitor: { settings, hasSavedCurrency: false, language, languageName: '', hasSession: false },
    site: FACTS,
    loadTexts,
    today: () => utcCalendarDate(new Date()),
    year: '2030',
    requestId: null,
  });
  const routes = [{ id: 'sample', path: '*', load: async () => ({ Component: () => null }) }];
  const parts = { routes, history: createMemoryHistory('/'), positions: NO_POSITIONS };
  const router = await openRouter(parts, { data: null, hasFailed: false });
  return { i18n, services, router };
}

export function Shown({ site, part }: { readonly site: SampleSite; readonly part: Part }) {
  const { title, Component } = part;
  return (
    <I18nProvider i18n={site.i18n}>
      <ServicesProvider value={site.services}>
        <RouterView router={site.router} failure={null}>
          <div className={styles.part}>
            <h1>{title}</h1>
            <Component />
          </div>
        </RouterView>
      </ServicesProvider>
    </I18nProvider>
  );
}
