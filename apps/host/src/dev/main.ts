/** `npm run dev`: the site from its sources, with fast refresh. The API restarts when it changes. */
import middie from '@fastify/middie';
import type { SiteEntry } from '@tenth-night/web/site-entry';
import { createServer } from 'vite';
import { SANDBOX_SOURCE, SITE_SOURCE_FOLDER } from '../places';
import { run } from '../run';
import { siteRoutes } from '../site/site.routes';

const ASSETS = {
  script: '/app/entry-dev.ts',
  styles: ['/app/styles/tokens.css', '/app/styles/base.css'],
  preloads: [],
};

await run({
  sandboxEntry: SANDBOX_SOURCE,
  async mountSite(app) {
    const vite = await createServer({ root: SITE_SOURCE_FOLDER, server: { middlewareMode: true } });
    app.addHook('onClose', () => vite.close());
    // Fast refresh and styles come as inline modules; the strict policy is for what is built.
    app.addHook('onSend', async (_request, reply) => {
      reply.removeHeader('content-security-policy').removeHeader('cross-origin-embedder-policy');
    });
    await app.register(middie);
    app.use(vite.middlewares);
    const entry = () => vite.ssrLoadModule('/app/entry-server.tsx') as Promise<unknown> as Promise<SiteEntry>;
    await app.register(siteRoutes({ entry, assets: () => ASSETS }, { keepsPages: false }));
  },
});
