import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { secureHeaders } from './security-headers';

async function headersOf(options: Partial<Parameters<typeof secureHeaders>[1]>, url = '/') {
  const app = Fastify();
  await secureHeaders(app, { isHttps: false, apiOrigins: [], paymentOrigins: [], ...options });
  app.get('/*', async () => '');
  return (await app.inject(url)).headers;
}

async function policy(options: Partial<Parameters<typeof secureHeaders>[1]>, url?: string) {
  const headers = await headersOf(options, url);
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(directives.map((text) => text.trim().split(/ (.*)/, 2))) as Record<string, string>;
}

describe('the content security policy', () => {
  it('[API-02] lets pages call our API on another host, and load nothing else from there', async () => {
    const origin = 'https://api.example.test';
    const { 'connect-src': connect, ...others } = await policy({ apiOrigins: [origin] });
    expect(connect).toBe(`'self' ${origin}`);
    expect(Object.values(others).join()).not.toContain(origin);
    expect((await policy({}))['connect-src']).toBe("'self'");
  });

  it('lets pages load pictures and maps only from our own origin', async () => {
    const { 'connect-src': connect, 'img-src': images } = await policy({});
    expect([connect, images]).toEqual(["'self'", "'self'"]);
  });

  it('lets only the checkout load the payment widget', async () => {
    const paymentOrigins = ['https://pay.example.test'];
    const checkout = await policy({ paymentOrigins }, '/checkout?offerId=1');
    for (const part of ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src']) {
      expect(checkout[part], part).toContain('https://pay.example.test');
    }
    for (const url of ['/', '/checkouts', '/hotel/lp1?next=/checkout', '/payment/return']) {
      expect(Object.values(await policy({ paymentOrigins }, url)).join(), url).not.toContain('pay.example.test');
      expect((await headersOf({ paymentOrigins }, url))['cross-origin-embedder-policy'], url).toBe('require-corp');
    }
    expect((await headersOf({ paymentOrigins }, '/checkout'))['cross-origin-embedder-policy']).toBeUndefined();
    expect((await policy({}))['frame-src']).toBe("'none'");
  });
});

describe('the other headers', () => {
  it('let our own pages request the position, and let no page use a camera', async () => {
    const permissions = String((await headersOf({}))['permissions-policy']).split(', ');
    expect(permissions).toContain('geolocation=(self)');
    expect(permissions).toContain('camera=()');
  });

  it('forbid framing a page and changing its base address', async () => {
    for (const url of ['/', '/checkout', '/api/health']) {
      const directives = await policy({ paymentOrigins: ['https://pay.example.test'] }, url);
      expect([directives['frame-ancestors'], directives['base-uri']], url).toEqual(["'none'", "'none'"]);
      expect((await headersOf({}, url))['x-frame-options'], url).toBe('DENY');
    }
  });

  it('keep browsers on https for a year, but only if the site has https', async () => {
    const headers = await headersOf({ isHttps: true });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await headersOf({ isHttps: false }))['strict-transport-security']).toBeUndefined();
  });
});
