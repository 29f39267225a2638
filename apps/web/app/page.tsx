/** One page: the document around the router's content, with texts and services. */
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { Document } from './document';
import { type Services, ServicesProvider } from './lib/page/services';
import type { PageAssets } from './site-entry';

type Props = {
  readonly i18n: I18n;
  readonly services: Services;
  readonly assets: PageAssets;
  readonly pageData: string;
  readonly children: ReactNode;
};

export function Page({ i18n, services, assets, pageData, children }: Props) {
  return (
    <Document language={services.visitor.language} assets={assets} pageData={pageData}>
      <I18nProvider i18n={i18n}>
        <ServicesProvider value={services}>{children}</ServicesProvider>
      </I18nProvider>
    </Document>
  );
}
