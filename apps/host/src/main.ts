/** `npm start`: the built site. */
import { SANDBOX_BUNDLE, SITE_CLIENT_FOLDER } from './places';
import { run } from './run';
import { loadBuiltSite } from './site/built-site';
import { siteRoutes } from './site/site.routes';
import { serveStaticFiles } from './site/static-files';

await run({
  sandboxEntry: SANDBOX_BUNDLE,
  async mountSite(app) {
    await serveStaticFiles(app, SITE_CLIENT_FOLDER);
    await app.register(siteRoutes(await loadBuiltSite(), { keepsPages: true }));
  },
});
