/** The route table: one lazy module per row, and the texts that it needs. Search-and-browse §2 "Route table". */
import type { RouteObject } from 'react-router';
import type { TextGroup } from './i18n/texts';
import type { Services } from './lib/services';
import { Root, RootError } from './routes/root';

type Lazy = NonNullable<RouteObject['lazy']>;

export function createRoutes(services: Services): RouteObject[] {
  /** The module and its texts come side by side. */
  const withTexts =
    (group: TextGroup, load: () => Promise<Pick<RouteObject, 'Component' | 'loader' | 'shouldRevalidate'>>): Lazy =>
    async () => {
      const [route] = await Promise.all([load(), services.loadTexts(group)]);
      return route as Awaited<ReturnType<Extract<Lazy, () => unknown>>>;
    };

  return [
    {
      path: '/',
      Component: Root,
      ErrorBoundary: RootError,
      children: [
        { index: true, lazy: async () => ({ Component: (await import('./routes/home')).Home }) },
        {
          path: 'explore',
          lazy: withTexts('explore', async () => ({ Component: (await import('./routes/explore')).Explore })),
        },
        {
          path: 'explore/:slug',
          lazy: withTexts('explore', async () => {
            const { Destination, loader } = await import('./routes/destination');
            return { loader, Component: Destination };
          }),
        },
        {
          path: 'terms',
          lazy: withTexts('legal', async () => ({ Component: (await import('./routes/terms')).Terms })),
        },
        {
          path: 'privacy',
          lazy: withTexts('legal', async () => ({ Component: (await import('./routes/privacy')).Privacy })),
        },
        {
          path: 'support',
          lazy: withTexts('pages', async () => ({ Component: (await import('./routes/support')).Support })),
        },
        {
          path: 'experiences',
          lazy: withTexts('pages', async () => ({ Component: (await import('./routes/experiences')).Experiences })),
        },
        {
          path: 'signed-in',
          lazy: withTexts('pages', async () => ({ Component: (await import('./routes/signed-in')).SignedIn })),
        },
        {
          path: 'account',
          lazy: withTexts('account', async () => ({ Component: (await import('./routes/account')).Account })),
        },
        {
          path: '*',
          lazy: withTexts('pages', async () => {
            const { loader, NotFound } = await import('./routes/not-found');
            return { loader, Component: NotFound };
          }),
        },
        {
          path: 'hotel/:id',
          lazy: withTexts('hotel', async () => {
            const { createLoader, Hotel } = await import('./routes/hotel');
            return { loader: createLoader(services), Component: Hotel };
          }),
        },
        {
          path: 'search',
          lazy: withTexts('search', async () => {
            const { createLoader, Search, shouldRevalidate } = await import('./routes/search');
            return { loader: createLoader(services), shouldRevalidate, Component: Search };
          }),
        },
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
  [/^\/account$/, { module: 'app/routes/account.tsx', texts: 'account' }],
  [/^\/hotel\/[^/]+$/, { module: 'app/routes/hotel.tsx', texts: 'hotel' }],
  [/^\/explore$/, { module: 'app/routes/explore.tsx', texts: 'explore' }],
  [/^\/explore\/[^/]+$/, { module: 'app/routes/destination.tsx', texts: 'explore' }],
];

/** What the build's manifest lists for an address, so that the browser can fetch it at once. */
export const routeSource = (pathname: string): Source =>
  SOURCES.find(([path]) => path.test(pathname))?.[1] ?? NOT_FOUND;
