/** What routes and features need of the world around them: made once per page in the browser, once per request on the server. */
import type { Settings } from '@tenth-night/domain/preferences/settings';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { createContext, useContext } from 'react';
import { createFormat, type Format } from '../i18n/format';
import type { TextGroup } from '../i18n/texts';
import type { ApiClient } from './api-client';

export type Services = {
  readonly api: ApiClient;
  readonly settings: Settings;
  /** The language in which the interface speaks. */
  readonly language: string;
  readonly format: Format;
  /** Brings the texts of a page, before it is shown. */
  loadTexts(group: TextGroup): Promise<void>;
  /** The visitor's own date. The server can only guess it, so what it renders must not depend on it. */
  today(): CalendarDate;
  /** The year of the page load, the same on both sides. */
  readonly year: string;
  /** Of the page load, for an error page to name. */
  readonly requestId: string | null;
};

export function createServices(parts: Omit<Services, 'format'>): Services {
  return { ...parts, format: createFormat(parts.language) };
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('ServicesProvider is missing');
  return services;
}
