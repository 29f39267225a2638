/** `robots.txt` and `sitemap.xml`. The site knows its pages, and the host knows its address. */
import type { SiteFacts } from '@tenth-night/web/site-entry';
import type { FastifyPluginAsync } from 'fastify';
import { originOf } from './origin';
import type { Site } from './site';

const A_DAY = 'public, max-age=86400';

export function robotsRoutes(site: Site, facts: SiteFacts, publicUrl: string | null): FastifyPluginAsync {
  return async (app) => {
    app.get('/robots.txt', async (request, reply) => {
      reply.type('text/plain; charset=utf-8').header('cache-control', A_DAY);
      return (await site.entry()).robots(publicUrl ?? originOf(request));
    });
    app.get('/sitemap.xml', async (request, reply) => {
      reply.type('application/xml; charset=utf-8').header('cache-control', A_DAY);
      return (await site.entry()).sitemap(publicUrl ?? originOf(request), facts);
    });
  };
}
