/** The route table: one lazy module per row, and the texts that it needs. Search-and-browse §2 "Route table". */
import type { RouteObject } from 'react-router';
import type { TextGroup } from './i18n/texts';
import type { Services } from './lib/services';
import { Root, RootError } from './routes/root';

/** What every module of `routes/` gives for its row. */
type RouteModule = { createRoute(services: Services): Pick<RouteObject, 'Component' | 'loader' | 'shouldRevalidate'> };

export function createRoutes(services: Services): RouteObject[] {
  /** The module and its texts come side by side. */
  const row = (path: string, texts: TextGroup, load: () => Promise<RouteModule>): RouteObject => ({
    path,
    lazy: async () => {
      const [module] = await Promise.all([load(), services.loadTexts(texts)]);
      return module.createRoute(services);
    },
  });

  return [
    {
      path: '/',
      Component: Root,
      ErrorBoundary: RootError,
      children: [
        row('', 'main', () => import('./routes/home')),
        row('search', 'search', () => import('./routes/search')),
        row('hotel/:id', 'hotel', () => import('./routes/hotel')),
        row('checkout', 'checkout', () => import('./routes/checkout')),
        row('payment/return', 'booking', () => import('./routes/payment-return')),
        row('booking/confirmation', 'booking', () => import('./routes/booking-confirmation')),
        row('booking/:reference', 'booking', () => import('./routes/booking')),
        row('explore', 'explore', () => import('./routes/explore')),
        row('explore/:slug', 'explore', () => import('./routes/destination')),
        row('trips', 'trips', () => import('./routes/trips')),
        row('account', 'account', () => import('./routes/account')),
        row('reset-password', 'account', () => import('./routes/reset-password')),
        row('confirm-email', 'account', () => import('./routes/confirm-email')),
        row('signed-in', 'pages', () => import('./routes/signed-in')),
        row('experiences', 'pages', () => import('./routes/experiences')),
        row('support', 'pages', () => import('./routes/support')),
        row('terms', 'legal', () => import('./routes/terms')),
        row('privacy', 'legal', () => import('./routes/privacy')),
        row('*', 'pages', () => import('./routes/not-found')),
      ],
    },
  ];
}

type Source = { readonly module: string; readonly texts?: TextGroup };

const NOT_FOUND: Source = { module: 'app/routes/not-found.tsx', texts: 'pages' };

const SOURCES: readonly (readonly [path: RegExp, source: Source])[] = [
  [/^\/$/, { module: 'app/routes/home.tsx' }],
  [/^\/search$/, { module: 'app/routes/search.tsx', texts: 'search' }],
  [/^\/terms$/, { module: 'app/routes/terms.tsx', texts: 'legal' }],
  [/^\/privacy$/, { module: 'app/routes/privacy.tsx', texts: 'legal' }],
  [/^\/support$/, { module: 'app/routes/support.tsx', texts: 'pages' }],
  [/^\/experiences$/, { module: 'app/routes/experiences.tsx', texts: 'pages' }],
  [/^\/signed-in$/, { module: 'app/routes/signed-in.tsx', texts: 'pages' }],
  [/^\/trips$/, { module: 'app/routes/trips.tsx', texts: 'trips' }],
  [/^\/account$/, { module: 'app/routes/account.tsx', texts: 'account' }],
  [/^\/reset-password$/, { module: 'app/routes/reset-password.tsx', texts: 'account' }],
  [/^\/confirm-email$/, { module: 'app/routes/confirm-email.tsx', texts: 'account' }],
  [/^\/hotel\/[^/]+$/, { module: 'app/routes/hotel.tsx', texts: 'hotel' }],
  [/^\/checkout$/, { module: 'app/routes/checkout.tsx', texts: 'checkout' }],
  [/^\/payment\/return$/, { module: 'app/routes/payment-return.tsx', texts: 'booking' }],
  [/^\/booking\/confirmation$/, { module: 'app/routes/booking-confirmation.tsx', texts: 'booking' }],
  [/^\/booking\/[^/]+$/, { module: 'app/routes/booking.tsx', texts: 'booking' }],
  [/^\/explore$/, { module: 'app/routes/explore.tsx', texts: 'explore' }],
  [/^\/explore\/[^/]+$/, { module: 'app/routes/destination.tsx', texts: 'explore' }],
];

/** What the build's manifest lists for an address, so that the browser can fetch it at once. */
export const routeSource = (pathname: string): Source =>
  SOURCES.find(([path]) => path.test(pathname))?.[1] ?? NOT_FOUND;
