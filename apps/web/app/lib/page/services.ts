/**
 * What routes and features need from the outside. The browser has one per page, the server one per request, so that
 * visitors never share state.
 */
import type { PictureWidth } from '@tenth-night/contract/first-paths';
import type { LegalName, OwnLegalText } from '@tenth-night/domain/brand/own-text';
import { type UserContext, userContext } from '@tenth-night/domain/preferences/settings';
import type { PageName } from '@tenth-night/domain/site/paths';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { createContext, useContext } from 'react';
import { type Format, formatOf } from '../../i18n/format';
import type { TextGroup } from '../../pages';
import type { SiteFacts } from '../../site-entry';
import type { LateData } from '../late/late-data';
import type { LateGroups } from '../late/late-part';
import type { Page } from '../router/run-loader';
import type { Session } from '../session/session';
import type { PageHeadProps } from './page-head';
import type { Visitor } from './visitor';

export type SendInit = RequestInit & {
  /** A POST that only reads: it may be sent twice, like a GET. */
  readonly isRead?: boolean;
};

/** Calls a path of our API: over the network in the browser, straight into the API on the server. */
export type Send = (path: string, init: SendInit) => Promise<Response>;

export type Early = {
  /** False for robots. */
  readonly mayAskRates: boolean;
  /** The visitor has no scripts: the page waits until it is complete. */
  readonly isPlain: boolean;
  /** Lets our API make a picture before the browser asks for it. */
  makePicture(path: string, width: { readonly phone: PictureWidth; readonly desktop: PictureWidth }): void;
  /** Says that the page exists: its head may be sent while the rest still loads. */
  open(): void;
  /** Sends these groups after the page, in the same document. */
  send(groups: LateGroups): void;
  /** Says that the page is complete: others with the same settings may get it too, for some seconds. */
  share(): void;
};

export type Services = {
  readonly send: Send;
  readonly session: Session;
  readonly visitor: Visitor;
  /** The context of every question to the provider. */
  readonly context: UserContext;
  readonly site: SiteFacts;
  readonly format: Format;
  /** On the server: receives the page's metadata. */
  onHead?(head: PageHeadProps): void;
  /** On the server: a legal text of the operator. */
  ownText?(name: LegalName): OwnLegalText | null;
  /** On the server: what a page may start for its visitor. */
  readonly early?: Early;
  /** In the browser: what arrived with the document. */
  readonly late?: LateData;
  /** Loads the texts of a page before it is shown. */
  loadTexts(group: TextGroup): Promise<void>;
  /** In the browser: loads the code and the texts of a page that the visitor will probably open next. */
  loadPage?(page: PageName): Promise<Page | undefined>;
  /** The visitor's own date. The server can only guess it, so server-rendered HTML must not depend on it. */
  today(): CalendarDate;
  /** The year of the page load, the same on the server and in the browser. */
  readonly year: string;
  /** The id of the page load, for error pages. */
  readonly requestId: string | null;
  /** The page's only instance of something: `single(createLog)` creates it at the first call. */
  single<Thing>(create: (services: Services) => Thing): Thing;
};

export function createServices(parts: Omit<Services, 'format' | 'context' | 'single'>): Services {
  const { settings, language } = parts.visitor;
  const things = new Map<unknown, unknown>();
  const services: Services = {
    ...parts,
    context: userContext(settings),
    format: formatOf(language),
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
