import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { secureHeaders } from './security-headers';

async function policy(options: Partial<Parameters<typeof secureHeaders>[1]>) {
  const app = Fastify();
  await secureHeaders(app, { isHttps: false, apiOrigins: [], mapOrigins: [], ...options });
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(directives.map((text) => text.split(/ (.*)/, 2))) as Record<string, string>;
}

describe('the content security policy', () => {
  it('[API-02] lets pages call our API where it is elsewhere, and load nothing else from there', async () => {
    const origin = 'https://api.example.test';
    const { 'connect-src': connect, ...others } = await policy({ apiOrigins: [origin] });
    expect(connect).toBe(`'self' ${origin}`);
    expect(Object.values(others).join()).not.toContain(origin);
    expect((await policy({}))['connect-src']).toBe("'self'");
  });

  it('lets pages load a configured map, its pictures and data alone', async () => {
    const origin = 'https://tiles.example.test';
    const { 'connect-src': connect, 'img-src': images, ...others } = await policy({ mapOrigins: [origin] });
    expect([connect, images]).toEqual([`'self' ${origin}`, `'self' ${origin}`]);
    expect(Object.values(others).join()).not.toContain(origin);
    expect((await policy({}))['img-src']).toBe("'self'");
  });
});
