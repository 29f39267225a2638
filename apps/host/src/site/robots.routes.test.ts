import type { SiteFacts } from '@tenth-night/web/site-entry';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { robotsRoutes } from './robots.routes';
import type { Site } from './site';

const entry = async () => ({
  robots: (origin: string) => `robots ${origin}`,
  sitemap: (origin: string) => `map ${origin}`,
});

async function get(url: string, publicUrl: string | null, host = 'localhost:3000') {
  const app = Fastify();
  await app.register(robotsRoutes({ entry } as unknown as Site, {} as SiteFacts, publicUrl));
  return app.inject({ url, headers: { host } });
}

describe('search engines', () => {
  it('get the public address, or the address of the request if none is set', async () => {
    expect((await get('/robots.txt', 'https://stay.example')).body).toBe('robots https://stay.example');
    expect((await get('/sitemap.xml', null)).body).toBe('map http://localhost:3000');
  });

  it('cannot inject anything through an odd address', async () => {
    for (const host of ['a"><script>', 'a b', '\\', 'x/../y', 'a&b', "a'b", 'a;b', 'a$(b)', 'user@a']) {
      expect((await get('/sitemap.xml', null, host)).body).toMatch(/^map http:\/\/[a-z.:0-9]+$/);
      expect((await get('/robots.txt', null, host)).body).toMatch(/^robots http:\/\/[a-z.:0-9]+$/);
    }
    for (const host of ['stay.example', 'my_host:3000', '[::1]:3000', '127.0.0.1']) {
      expect((await get('/sitemap.xml', null, host)).body).toBe(`map http://${host}`);
    }
  });
});
