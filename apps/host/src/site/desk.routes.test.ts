import { readConfig } from '@tenth-night/api/config/env';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { deskRoutes, hasDesk } from './desk.routes';

const ASSETS = { script: '/desk/a.js', styles: ['/desk/a.css'], preloads: ['/desk/b.js'] };

describe('the page of the desk', () => {
  it('is the same empty document at every address, and no cache may store it', async () => {
    const app = Fastify();
    await app.register(deskRoutes({ siteName: 'A <b> C', assets: ASSETS, html: async (document) => document }));
    const answers = await Promise.all(['/desk', '/desk/bookings/TN2222222222'].map((url) => app.inject(url)));
    const [first, second] = answers;
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 200]);
    expect(first?.body).toBe(second?.body);
    expect(first?.body).toContain('<title>Desk · A &lt;b&gt; C</title>');
    for (const file of ['src="/desk/a.js"', 'href="/desk/a.css"', 'href="/desk/b.js"', 'content="noindex"'])
      expect(first?.body).toContain(file);
    expect(first?.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  it('exists only if somebody works there', () => {
    expect(hasDesk(readConfig({}))).toBe(false);
    expect(hasDesk(readConfig({ DESK_EMAILS: 'Ada@Example.test' }))).toBe(true);
  });
});
