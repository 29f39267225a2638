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

/** Where the build's manifest lists the chunk of an address, so that the browser can fetch it at once. */
export function routeSource(pathname: string): string | null {
  if (pathname === '/') return 'app/routes/home.tsx';
  return pathname === '/search' ? 'app/routes/search.tsx' : null;
}
