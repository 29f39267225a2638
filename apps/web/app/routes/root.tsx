/** What every page stands in: header, main, footer; and the pages for errors. */
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, ScrollRestoration, useRouteError } from 'react-router';
import { LanguageMenu } from '../features/preferences/language-menu';
import { FailurePage, NotFoundPage } from '../features/shell/message-page';
import { SiteFooter } from '../features/shell/site-footer';
import { SiteHeader } from '../features/shell/site-header';
import { MAIN_ID, SkipLink } from '../features/shell/skip-link';
import { useServices } from '../lib/services';

export function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function RootError() {
  const error = useRouteError();
  const { requestId } = useServices();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return <Shell>{isNotFound ? <NotFoundPage /> : <FailurePage requestId={requestId} />}</Shell>;
}

function Shell({ children }: { readonly children: ReactNode }) {
  const { year } = useServices();
  return (
    <>
      <SkipLink />
      <SiteHeader end={<LanguageMenu />} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter year={year} />
      <ScrollRestoration />
    </>
  );
}
