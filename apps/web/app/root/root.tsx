/** The frame of every page: header, main, footer; and the error pages. */
import { type ReactNode, useEffect, useState } from 'react';
import { AccountArea } from '../features/auth/account-area';
import { CustomHeader } from '../features/custom-header/custom-header';
import { ExploreMenu } from '../features/destinations/explore-menu';
import { PreferencesControl } from '../features/preferences/preferences-control';
import { FailurePage } from '../features/shell/failure-page';
import { MenuButton } from '../features/shell/menu-button';
import { FOOT_BUTTON_CLASS, SiteFooter } from '../features/shell/site-footer';
import { HEAD_LINK_CLASS, SiteHeader, WIDE_CLASS } from '../features/shell/site-header';
import { MAIN_ID, SkipLink } from '../features/shell/skip-link';
import { useServices } from '../lib/page/services';
import { useLazyPart } from '../lib/page/use-lazy-part';
import { CurrentPage, ScrollRestoration, useLocation } from '../lib/router/router-view';
import { SignInRequestProvider } from '../lib/session/sign-in-request';

const loadMenu = async () => (await import('./menu-panel')).MenuPanel;
const loadSignIn = async () => (await import('../features/auth/sign-in-dialog')).SignInDialog;

export function Root() {
  return (
    <Shell>
      <CurrentPage />
    </Shell>
  );
}

export function RootError() {
  const { requestId } = useServices();
  return (
    <Shell>
      <FailurePage requestId={requestId} />
    </Shell>
  );
}

function Shell({ children }: { readonly children: ReactNode }) {
  const { Part: SignInDialog, prepare } = useLazyPart('menus', loadSignIn);
  const [isSigningIn, setIsSigningIn] = useState(false);
  // Runs when a page has replaced another. It moves the focus there, for people who cannot see the change, unless
  // something in the new page has taken it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path identifies the page
  useEffect(
    () => () => document.querySelector<HTMLElement>('main:not(:focus-within)')?.focus({ preventScroll: true }),
    [useLocation().pathname],
  );
  const signIn = () => {
    prepare();
    setIsSigningIn(true);
  };
  return (
    <SignInRequestProvider value={signIn}>
      <SkipLink />
      <CustomHeader />
      <SiteHeader
        menu={<Menu />}
        explore={<ExploreMenu className={HEAD_LINK_CLASS} />}
        preferences={<PreferencesControl className={HEAD_LINK_CLASS} />}
        account={<AccountArea linkClass={HEAD_LINK_CLASS} wideClass={WIDE_CLASS} />}
      />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter preferences={<PreferencesControl className={FOOT_BUTTON_CLASS} />} />
      <ScrollRestoration />
      {isSigningIn && SignInDialog && <SignInDialog onClose={() => setIsSigningIn(false)} />}
    </SignInRequestProvider>
  );
}

function Menu() {
  const { Part: MenuPanel, prepare } = useLazyPart('menus', loadMenu);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    prepare();
    setIsOpen(true);
  };
  return (
    <MenuButton isOpen={isOpen} onIntent={prepare} onOpen={open}>
      {isOpen && MenuPanel && <MenuPanel onClose={() => setIsOpen(false)} />}
    </MenuButton>
  );
}
