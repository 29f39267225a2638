/** One page: the document around the page of the router, with texts and services. */
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { Document } from './document';
import { type Services, ServicesProvider } from './lib/page/services';
import type { Router } from './lib/router/router';
import { RouterView } from './lib/router/router-view';
import { Root, RootError } from './root/root';

type Context = { readonly i18n: I18n; readonly services: Services };
type PageProps = Context & { readonly router: Router };

export function Page({ router, ...context }: PageProps) {
  return (
    <Document language={context.services.visitor.language}>
      <PageBody router={router} {...context} />
    </Document>
  );
}

export function PageBody({ router, ...context }: PageProps) {
  return (
    <PageContext {...context}>
      <RouterView router={router} failure={<RootError />}>
        <Root />
      </RouterView>
    </PageContext>
  );
}

/** What every part of a page needs around it. */
export function PageContext({ i18n, services, children }: Context & { readonly children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <ServicesProvider value={services}>{children}</ServicesProvider>
    </I18nProvider>
  );
}
