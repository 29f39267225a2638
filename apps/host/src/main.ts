/** `npm start`: runs the built site. */
import { renderBrand } from './brand';
import { BRANDING_FOLDER, DESK_FOLDER, SANDBOX_BUNDLE, SITE_CLIENT_FOLDER } from './places';
import { run } from './run';
import { serveBrandFiles } from './site/brand-files';
import { serveBranding } from './site/branding.routes';
import { loadBuiltDesk, loadBuiltSite } from './site/built-site';
import { DESK_BASE, deskRoutes, hasDesk } from './site/desk.routes';
import { robotsRoutes } from './site/robots.routes';
import { siteRoutes } from './site/site.routes';
import { siteFacts } from './site/site-facts';
import { serveStaticFiles } from './site/static-files';

await run({
  program: import.meta.filename,
  sandboxEntry: SANDBOX_BUNDLE,
  async mountSite(app, config, payment, sandboxUrl) {
    const [brand, folder] = [config.brand, config.brandingDir ?? BRANDING_FOLDER];
    if (brand) serveBrandFiles(app, () => brand, folder);
    await serveStaticFiles(app, SITE_CLIENT_FOLDER);
    await serveBranding(app, folder);
    const site = await loadBuiltSite();
    const facts = siteFacts(config, payment, sandboxUrl);
    if (hasDesk(config)) {
      await serveStaticFiles(app, DESK_FOLDER, DESK_BASE);
      const html = async (document: string) => document;
      await app.register(deskRoutes({ siteName: facts.name, assets: loadBuiltDesk(), html }));
    }
    await app.register(robotsRoutes(site, facts, config.publicUrl));
    await app.register(
      siteRoutes(site, { keepsPages: true, facts, publicUrl: config.publicUrl, brand: brand && renderBrand(brand) }),
    );
  },
});
