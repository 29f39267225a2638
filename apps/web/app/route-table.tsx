/** The route table: one lazy module per row. Search-and-browse §2 "Route table". */
import type { RouteObject } from 'react-router';
import type { Services } from './lib/services';
import { Root, RootError } from './routes/root';

export function createRoutes(services: Services): RouteObject[] {
  return [
    {
      path: '/',
      Component: Root,
      ErrorBoundary: RootError,
      children: [
        { index: true, lazy: async () => ({ Component: (await import('./routes/home')).Home }) },
        { path: 'explore', lazy: async () => ({ Component: (await import('./routes/explore')).Explore }) },
        {
          path: 'explore/:slug',
          lazy: async () => {
            const { Destination, loader } = await import('./routes/destination');
            return { loader, Component: Destination };
          },
        },
        { path: 'terms', lazy: async () => ({ Component: (await import('./routes/terms')).Terms }) },
        { path: 'privacy', lazy: async () => ({ Component: (await import('./routes/privacy')).Privacy }) },
        {
          path: 'search',
          lazy: async () => {
            const { createLoader, Search } = await import('./routes/search');
            return { loader: createLoader(services), Component: Search };
          },
        },
      ],
    },
  ];
}

const SOURCES: readonly (readonly [path: RegExp, source: string])[] = [
  [/^\/$/, 'app/routes/home.tsx'],
  [/^\/search$/, 'app/routes/search.tsx'],
  [/^\/terms$/, 'app/routes/terms.tsx'],
  [/^\/privacy$/, 'app/routes/privacy.tsx'],
  [/^\/explore$/, 'app/routes/explore.tsx'],
  [/^\/explore\/[^/]+$/, 'app/routes/destination.tsx'],
];

/** Where the build's manifest lists the chunk of an address, so that the browser can fetch it at once. */
export const routeSource = (pathname: string): string | null =>
  SOURCES.find(([path]) => path.test(pathname))?.[1] ?? null;
