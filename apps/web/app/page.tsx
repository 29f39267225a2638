/** One page: the document around the router's content, with texts and services. */
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { Document } from './document';
import { type Services, ServicesProvider } from './lib/page/services';

type ContextProps = { readonly i18n: I18n; readonly services: Services; readonly children: ReactNode };
export function Page({ children, ...context }: ContextProps) {
  return (
    <Document language={context.services.visitor.language}>
      <PageContext {...context}>{children}</PageContext>
    </Document>
  );
}

/** What every part of a page needs around it. */
export function PageContext({ i18n, services, children }: ContextProps) {
  return (
    <I18nProvider i18n={i18n}>
      <ServicesProvider value={services}>{children}</ServicesProvider>
    </I18nProvider>
  );
}
