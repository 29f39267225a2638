/**
 * What routes and features need from the outside. There is one for the life of a page in the browser, and one for each
 * request on the server, so that visitors never share anything.
 */
import { type UserContext, userContext } from '@tenth-night/domain/preferences/settings';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { createContext, useContext } from 'react';
import { createFormat, type Format } from '../../i18n/format';
import type { TextGroup } from '../../pages';
import type { SiteFacts } from '../../site-entry';
import type { Session } from '../session/session';
import type { PageHeadProps } from './page-head';
import type { Visitor } from './visitor';

export type SendInit = RequestInit & {
  /** A POST that only asks: it may be sent twice, as any GET. */
  readonly isRead?: boolean;
};

/** To a path of our API: over the network in the browser, straight into the API on the server. */
export type Send = (path: string, init: SendInit) => Promise<Response>;

export type Services = {
  readonly send: Send;
  readonly session: Session;
  readonly visitor: Visitor;
  /** What the provider is asked with. */
  readonly context: UserContext;
  readonly site: SiteFacts;
  readonly format: Format;
  /** On the server: hears what the page says of itself. */
  onHead?(head: PageHeadProps): void;
  /** Brings the texts of a page, before it is shown. */
  loadTexts(group: TextGroup): Promise<void>;
  /** The visitor's own date. The server can only guess it, so what it renders must not depend on it. */
  today(): CalendarDate;
  /** The year of the page load, the same on both sides. */
  readonly year: string;
  /** Of the page load, for an error page to name. */
  readonly requestId: string | null;
  /** The one thing of its kind for this page: `single(createLog)` creates it at the first call. */
  single<Thing>(create: (services: Services) => Thing): Thing;
};

export function createServices(parts: Omit<Services, 'format' | 'context' | 'single'>): Services {
  const { settings, language } = parts.visitor;
  const things = new Map<unknown, unknown>();
  const services: Services = {
    ...parts,
    context: userContext(settings),
    format: createFormat(language),
    single<Thing>(create: (services: Services) => Thing): Thing {
      if (!things.has(create)) things.set(create, create(services));
      return things.get(create) as Thing;
    },
  };
  return services;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('ServicesProvider is missing');
  return services;
}
