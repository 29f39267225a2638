import { createHash } from 'node:crypto';
import type { SiteEntry } from '@tenth-night/web/site-entry';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from './failure-page';
import { siteRoutes } from './site.routes';

const FACTS = {
  apiBase: '/api',
  name: 'Inns & Co',
  company: '',
  support: { email: null, phone: null, emergencyPhone: null },
  experiences: null,
  hasFreeNights: true,
  hasGoogleSignIn: false,
  isSandbox: true,
  payment: null,
  priceSpinnerMs: null,
  map: null,
};

/** Words for visitors who have a cookie. The site has none for others. */
const failureWords: SiteEntry['failureWords'] = async (url, cookie) => {
  if (!cookie) throw new Error('no words');
  const failed = { title: `<${cookie}>`, sentence: url };
  return { ...ENGLISH, language: 'ar', direction: 'rtl', failed, reference: ['(', ')'] };
};

/** A host whose site cannot render any page. */
async function openBroken() {
  const app = Fastify();
  const policy = "script-src 'self'; style-src 'self'";
  app.addHook('onRequest', async (_, reply) => void reply.header('content-security-policy', policy));
  const entry = async () => ({
    render: () => Promise.reject(new Error('secret detail')),
    robots: String,
    sitemap: String,
    visitorKey: () => '',
    inlineScripts: [],
    failureWords,
  });
  const assets = () => ({ script: '', styles: [], css: '', preloads: [], texts: {} });
  await app.register(siteRoutes({ entry, assets }, { keepsPages: true, facts: FACTS, publicUrl: null }));
  return app;
}

describe('a page that cannot be rendered', () => {
  it('still says what is safe and what to do', async () => {
    const app = await openBroken();
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('Your bookings and payments are safe.');
    expect(answer.body).not.toContain('secret');
  });

  it('looks like the site without loading another file, and the policy allows its style', async () => {
    const app = await openBroken();
    const { body, headers } = await app.inject('/hotel/1');
    const css = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    expect(css).toContain('--paper');
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(css).digest('base64'));
    expect(body).toMatch(/<svg.*<h1>Something went wrong on our side<\/h1>.*<a class="again" href="">Try again<\/a>/s);
    expect(body).not.toMatch(/<script|<link|<img|src=|style="|url\(/);
  });

  it('is in the language of its visitor', async () => {
    const app = await openBroken();
    const { body } = await app.inject({ url: '/a?b&c', headers: { cookie: 'ar', host: 'site.test' } });
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('<h1>&lt;ar&gt;</h1><p>http://site.test/a?b&amp;c</p>');
    expect(body).toMatch(/<small>\(<bdi>[\w-]+<\/bdi>\)<\/small>/);
  });

  it('is in English if the site cannot give the words', async () => {
    const app = await openBroken();
    const { body } = await app.inject('/');
    expect(body).toContain('<html lang="en" dir="ltr">');
    expect(body).toContain('<title>Something went wrong on our side · Inns &amp; Co</title>');
  });
});
