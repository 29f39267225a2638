/** The route table: one lazy module per row, and the texts that it needs. Search-and-browse §2 "Route table". */
import type { RouteObject } from 'react-router';
import type { TextGroup } from './i18n/texts';
import type { Services } from './lib/services';
import { Root, RootError } from './routes/root';

type Lazy = NonNullable<RouteObject['lazy']>;

export function createRoutes(services: Services): RouteObject[] {
  /** The module and its texts come side by side. */
  const withTexts =
    (group: TextGroup, load: () => Promise<Pick<RouteObject, 'Component' | 'loader'>>): Lazy =>
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
          path: 'search',
          lazy: withTexts('search', async () => {
            const { createLoader, Search } = await import('./routes/search');
            return { loader: createLoader(services), Component: Search };
          }),
        },
      ],
    },
  ];
}

type Source = { readonly module: string; readonly texts?: TextGroup };

const SOURCES: readonly (readonly [path: RegExp, source: Source])[] = [
  [/^\/$/, { module: 'app/routes/home.tsx' }],
  [/^\/search$/, { module: 'app/routes/search.tsx', texts: 'search' }],
  [/^\/terms$/, { module: 'app/routes/terms.tsx', texts: 'legal' }],
  [/^\/privacy$/, { module: 'app/routes/privacy.tsx', texts: 'legal' }],
  [/^\/explore$/, { module: 'app/routes/explore.tsx', texts: 'explore' }],
  [/^\/explore\/[^/]+$/, { module: 'app/routes/destination.tsx', texts: 'explore' }],
];

/** What the build's manifest lists for an address, so that the browser can fetch it at once. */
export const routeSource = (pathname: string): Source | null =>
  SOURCES.find(([path]) => path.test(pathname))?.[1] ?? null;
