/** `npm run dev`: runs the site from its sources, with fast refresh. The API restarts when it changes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import middie from '@fastify/middie';
import type { SiteEntry } from '@tenth-night/web/site-entry';
import { createServer } from 'vite';
import { BRANDING_FOLDER, SANDBOX_SOURCE, SITE_SOURCE_FOLDER } from '../places';
import { run } from '../run';
import { serveBrandFiles } from '../site/brand-files';
import { serveBranding } from '../site/branding.routes';
import { deskRoutes, hasDesk } from '../site/desk.routes';
import { robotsRoutes } from '../site/robots.routes';
import type { Site } from '../site/site';
import { siteRoutes } from '../site/site.routes';
import { siteFacts } from '../site/site-facts';
import { watchBrand } from './watch-brand';

const ASSETS = {
  script: '/app/entry-dev.ts',
  styles: ['/app/styles/tokens.css', '/app/styles/base.css'],
  css: '',
  preloads: [],
};
const DESK_ASSETS = { script: '/app/desk/entry-desk.tsx', styles: [], preloads: [] };
const STYLEGUIDE = '/styleguide';
const STYLEGUIDE_PAGE = path.join(SITE_SOURCE_FOLDER, 'app/styleguide/styleguide.html');

/** The development server serves a text catalogue as a module, from its source path. */
const asModules = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([group, source]) => [group, `/${source}`]));

await run({
  program: null,
  sandboxEntry: SANDBOX_SOURCE,
  async mountSite(app, config, payment, sandboxUrl) {
    const vite = await createServer({ root: SITE_SOURCE_FOLDER, server: { middlewareMode: true } });
    app.addHook('onClose', () => vite.close());
    // Fast refresh and styles come as inline modules. The strict policy is only for the built site.
    app.addHook('onSend', async (_request, reply) => {
      reply.removeHeader('content-security-policy').removeHeader('cross-origin-embedder-policy');
      reply.removeHeader('x-frame-options');
    });
    const folder = config.brandingDir ?? BRANDING_FOLDER;
    const look = watchBrand(vite, folder, config, (now) => siteFacts(now, payment, sandboxUrl));
    serveBrandFiles(app, () => look.config.brand, folder);
    await app.register(middie);
    app.use(vite.middlewares);
    await serveBranding(app, folder);
    app.get(STYLEGUIDE, async (_request, reply) => {
      const page = await readFile(STYLEGUIDE_PAGE, 'utf8');
      return reply.type('text/html; charset=utf-8').send(await vite.transformIndexHtml(STYLEGUIDE, page));
    });
    const entry = () => vite.ssrLoadModule('/app/entry-server.tsx') as Promise<unknown> as Promise<SiteEntry>;
    const site: Site = { entry, assets: (_, texts) => ({ ...ASSETS, texts: asModules(texts) }) };
    if (hasDesk(config)) {
      const html = (document: string) => vite.transformIndexHtml('/desk', document);
      await app.register(deskRoutes({ siteName: config.site.name, assets: DESK_ASSETS, html }));
    }
    await app.register(robotsRoutes(site, look.facts, config.publicUrl));
    await app.register(siteRoutes(site, look));
  },
});
