import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { RATE_PROVIDERS } from '../providers/rate-providers';
import type { RateVendors } from '../providers/rate-vendor';
import { createSmallInns } from '../testing/small-inns';
import { ConfigError, readConfig } from './env';

const problem = (env: Record<string, string>, vendors?: RateVendors) => {
  try {
    readConfig(env, vendors);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return null;
};

/** Everything that a site with real bookings needs. */
const LIVE = {
  LITEAPI_KEY: 'prod_x',
  PUBLIC_URL: 'https://x.test',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://relay.test',
};

const BRAND = {
  ...{ name: 'Cedar', css: '', hero: null, favicon: null, card: null, footer: [], button: null },
  legal: { terms: null, privacy: null },
};

describe('a brand', () => {
  it('sets the name of the site, its company and its mail sender, unless COMPANY_NAME sets the company', () => {
    const folders: (string | null)[] = [];
    const read = (env: Record<string, string>) =>
      readConfig(env, RATE_PROVIDERS, (folder) => {
        folders.push(folder);
        return { brand: BRAND, problems: [] };
      });
    const { site, mail, brand } = read({ SITE_NAME: 'Other', BRANDING_DIR: '/srv/brand' });
    expect([site.name, site.company, mail.sender.name, brand]).toEqual(['Cedar', 'Cedar', 'Cedar', BRAND]);
    expect(read({ COMPANY_NAME: 'Cedar Ltd' }).site.company).toBe('Cedar Ltd');
    expect(folders).toEqual(['/srv/brand', null]);
    expect(readConfig({ SITE_NAME: 'Other' })).toMatchObject({ site: { name: 'Other' }, brand: null });
  });

  it('stops the start if it is invalid', () => {
    const read = () => readConfig({}, RATE_PROVIDERS, () => ({ brand: null, problems: ['mark: no.', 'name: no.'] }));
    expect(read).toThrow(new ConfigError('The brand is not right (see docs/branding.md):\n  mark: no.\n  name: no.'));
  });
});

describe('the environment', () => {
  it('needs no variables: the defaults are the sandbox and the embedded database', () => {
    expect(readConfig({})).toMatchObject({ live: null, databaseUrl: null, port: null, host: '127.0.0.1' });
  });

  it('goes live with a key', () => {
    expect(readConfig(LIVE).live).toMatchObject({
      apiKey: 'prod_x',
      baseUrl: 'https://api.liteapi.travel/v3.0',
      bookUrl: 'https://book.liteapi.travel/v3.0',
    });
  });

  it.each([
    [{ LITEAPI_URL: 'https://api.liteapi.travel/v3.0/' }, 'https://book.liteapi.travel/v3.0'],
    [{ LITEAPI_URL: 'https://hotels.test/v3.0/' }, 'https://hotels.test/v3.0'],
    [{ LITEAPI_BOOK_URL: 'https://book.test/v3.0/' }, 'https://book.test/v3.0'],
    [{ LITEAPI_URL: 'https://hotels.test/v3.0', LITEAPI_BOOK_URL: 'https://book.test/v3.0' }, 'https://book.test/v3.0'],
  ])('with %j books at %s, and nowhere else', (urls, bookUrl) => {
    expect(readConfig({ ...LIVE, ...urls }).live?.bookUrl).toBe(bookUrl);
  });

  it('uses LiteAPI by default, and names the known providers if another one is set', () => {
    expect(readConfig({}).rateProvider).toBe('liteapi');
    expect(problem({ RATE_PROVIDER: 'nobody' })).toContain(
      'RATE_PROVIDER is not a known rate provider. Known are: liteapi.',
    );
    expect(problem({ RATE_PROVIDER: 'constructor' })).toContain('Known are: liteapi.');
  });

  it('sells from one rate provider, and keeps the others that have keys', () => {
    const vendors = { ...RATE_PROVIDERS, 'small-inns': createSmallInns() };
    const env = { RATE_PROVIDER: 'small-inns', INNS_KEY: 'test', LITEAPI_KEY: 'sand_x' };
    const config = readConfig(env, vendors);
    expect([config.rateProvider, config.live?.apiKey, Object.keys(config.otherRates)]).toEqual([
      'small-inns',
      'test',
      ['liteapi'],
    ]);
    expect(problem({ RATE_PROVIDER: 'small-inns' }, vendors)).toContain('INNS_KEY is needed');
    // A live key of any of them makes the site live.
    expect(problem({ ...env, LITEAPI_KEY: 'prod_x' }, vendors)).toContain('A live LITEAPI_KEY needs PUBLIC_URL');
  });

  it('names every wrong variable, and never its value', () => {
    const message = problem({ PORT: 'eighty', DATABASE_URL: 'mysql://secret', LOG_LEVEL: 'loud' });
    expect(message).toMatch(/PORT[\s\S]*LOG_LEVEL[\s\S]*DATABASE_URL/);
    expect(message).not.toContain('secret');
  });

  it.each([undefined, 'production', 'development', 'test'])(
    'runs on the sandbox without a key, with NODE_ENV %s',
    (NODE_ENV) => {
      expect(readConfig({ ...(NODE_ENV && { NODE_ENV }) }).live).toBeNull();
    },
  );

  it.each([{}, { NODE_ENV: 'production' }, { NODE_ENV: 'development' }])(
    'with a live key requires an address, a secret and a mail server, with %j',
    (environment) => {
      const message = problem({ ...environment, LITEAPI_KEY: 'prod_x' });
      expect(message).toMatch(/PUBLIC_URL[\s\S]*AUTH_SECRET[\s\S]*SMTP_URL/);
      expect(problem({ ...environment, ...LIVE })).toBeNull();
    },
  );

  it('requires none of these with a key of the test environment', () => {
    expect(problem({ NODE_ENV: 'production', LITEAPI_KEY: 'sand_x' })).toBeNull();
  });

  it('refuses a short secret', () => {
    expect(problem({ AUTH_SECRET: 'short' })).toContain('AUTH_SECRET');
  });

  it('with a live key refuses a provider address on this machine, because that is a sandbox', () => {
    expect(problem({ ...LIVE, LITEAPI_URL: 'http://127.0.0.1:4000/v3.0' })).toContain('LITEAPI_URL');
    expect(problem({ ...LIVE, LITEAPI_BOOK_URL: 'http://localhost:4000/v3.0' })).toContain('LITEAPI_BOOK_URL');
  });

  it('with a live key allows plain http only for this machine', () => {
    expect(problem({ ...LIVE, PUBLIC_URL: 'http://stays.test' })).toContain('https');
    expect(problem({ ...LIVE, PUBLIC_URL: 'http://localhost.stays.test' })).toContain('https');
    expect(problem({ ...LIVE, PUBLIC_URL: 'http://localhost:3000' })).toBeNull();
    expect(problem({ ...LIVE, PUBLIC_URL: 'http://127.0.0.1:3000/' })).toBeNull();
  });

  it.each([
    ['/functions/api', '/functions/api'],
    ['/hotels/api/', '/hotels/api'],
    ['https://api.example.test/v1/', 'https://api.example.test/v1'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('[API-02] gives the pages the address of our API: %s', (value, base) => {
    expect(readConfig({ API_BASE: value }).site.apiBase).toBe(base);
    expect(readConfig({}).site.apiBase).toBe('/api');
  });

  it.each(['/', 'api', '//evil.test', 'ftp://x.test', 'https://', "https://x.test;script-src 'self'", '/a b'])(
    '[API-02] refuses the API base %s',
    (value) => expect(problem({ API_BASE: value })).toContain('API_BASE'),
  );

  it('requires both Google variables, and refuses a tour provider without a tour site', () => {
    expect(problem({ GOOGLE_CLIENT_ID: 'x' })).toContain('GOOGLE_CLIENT_SECRET');
    expect(problem({ EXPERIENCES_PROVIDER: 'Tours' })).toContain('EXPERIENCES_URL');
  });

  it('[STAT-01][STAT-02][STAT-03] has contacts of the sandbox, and on a live site only those that are set', () => {
    expect(readConfig({}).site.support).toEqual({
      email: 'sandbox-support@example.test',
      phone: '+44 20 7946 0100',
      emergencyPhone: '+44 20 7946 0199',
    });
    expect(readConfig({ SUPPORT_PHONE: '+353 1 555 0100' }).site.support).toMatchObject({
      email: 'sandbox-support@example.test',
      phone: '+353 1 555 0100',
    });
    const none = { email: null, phone: null, emergencyPhone: null };
    expect(readConfig(LIVE).site.support).toEqual(none);
    expect(readConfig({ LITEAPI_KEY: 'sand_x' }).site.support).toEqual(none);
    expect(readConfig({ ...LIVE, SUPPORT_EMAIL: 'help@x.test' }).site.support).toEqual({
      ...none,
      email: 'help@x.test',
    });
  });

  it('caches in Redis if its address is set', () => {
    expect(readConfig({}).redisUrl).toBeNull();
    expect(readConfig({ REDIS_URL: 'rediss://cache.test:6380/2' }).redisUrl).toBe('rediss://cache.test:6380/2');
    expect(problem({ REDIS_URL: 'http://cache.test' })).toContain('REDIS_URL');
  });

  it('has reviews only with a key', () => {
    expect(readConfig({}).reviews).toBeNull();
    const baseUrl = 'https://api.content.tripadvisor.com/api/v1';
    expect(readConfig({ TRIPADVISOR_KEY: 'x' }).reviews).toEqual({ apiKey: 'x', baseUrl });
    const elsewhere = { TRIPADVISOR_KEY: 'x', TRIPADVISOR_URL: 'https://reviews.test/api/v1/' };
    expect(readConfig(elsewhere).reviews?.baseUrl).toBe('https://reviews.test/api/v1');
    expect(problem({ TRIPADVISOR_URL: 'https://reviews.test' })).toContain('TRIPADVISOR_KEY');
    const onThisMachine = { TRIPADVISOR_KEY: 'x', TRIPADVISOR_URL: 'http://localhost:4010/reviews/api/v1' };
    expect(problem({ ...LIVE, ...onThisMachine })).toContain('sandbox');
  });

  it('[REV-44] calls a proxy of the reviews service first if it is configured', () => {
    expect(readConfig({}).reviewsProxyUrl).toBeNull();
    expect(readConfig({ TRIPADVISOR_PROXY_URL: 'https://hotels.test/api/' }).reviewsProxyUrl).toBe(
      'https://hotels.test/api',
    );
    expect(problem({ TRIPADVISOR_PROXY_URL: 'hotels.test' })).toContain('TRIPADVISOR_PROXY_URL');
    expect(problem({ ...LIVE, TRIPADVISOR_PROXY_URL: 'http://localhost:3000/api' })).toContain('sandbox');
  });

  it("requires a placeholder for the visitor's address in the address of a location service", () => {
    expect(problem({ GEO_PRIMARY_URL: 'https://geo.test/' })).toContain('GEO_PRIMARY_URL');
    expect(readConfig({ GEO_PRIMARY_URL: 'https://geo.test/{ip}' }).location.primaryUrl).toBe('https://geo.test/{ip}');
  });

  it("sends mail to the configured server, with a sender from the site's name", () => {
    const nowhere = { name: 'Tenth Night', address: 'bookings@tenth-night.example' };
    expect(readConfig({}).mail).toEqual({ smtpUrl: null, sender: nowhere });
    const smtpUrl = 'smtps://user:p%40ss@relay.test:465';
    expect(readConfig({ SMTP_URL: smtpUrl }).mail.smtpUrl).toBe(smtpUrl);
    expect(problem({ SMTP_URL: 'https://relay.test' })).toContain('SMTP_URL');
    const named = { SITE_NAME: 'Lamplight', PUBLIC_URL: 'https://www.lamplight.test/' };
    expect(readConfig(named).mail.sender).toEqual({ name: 'Lamplight', address: 'bookings@lamplight.test' });
    expect(readConfig({ ...named, PUBLIC_URL: 'http://192.168.1.20:3000' }).mail.sender.address).toBe(nowhere.address);
  });

  it.each([
    ['Lamplight stays <stay@lamplight.test>', { name: 'Lamplight stays', address: 'stay@lamplight.test' }],
    ['stay@lamplight.test', { name: 'Tenth Night', address: 'stay@lamplight.test' }],
  ])('accepts the sender %s', (value, sender) => {
    expect(readConfig({ MAIL_FROM: value }).mail.sender).toEqual(sender);
  });

  it.each(['Lamplight', 'a@x.test, b@x.test', 'Lamplight <stay>', '<stay@lamplight.test> Lamplight'])(
    'refuses the sender %s',
    (value) => expect(problem({ MAIL_FROM: value })).toContain('MAIL_FROM'),
  );

  it('takes its map from the sandbox or from an archive, and credits its makers', () => {
    expect(readConfig({})).toMatchObject({ mapArchive: null, site: { map: { attribution: 'Natural Earth' } } });
    expect(readConfig({ LITEAPI_KEY: 'sand_key' }).site.map).toBeNull();
    const url = { MAP_PMTILES: 'https://maps.test/planet.pmtiles' };
    expect(readConfig(url)).toMatchObject({
      mapArchive: 'https://maps.test/planet.pmtiles',
      site: { map: { attribution: '© OpenStreetMap' } },
    });
    expect(readConfig({ MAP_PMTILES: 'town.pmtiles' }).mapArchive).toBe(path.resolve('town.pmtiles'));
    expect(readConfig({ ...url, MAP_ATTRIBUTION: '© Mapmakers' }).site.map).toEqual({ attribution: '© Mapmakers' });
    expect(problem({ MAP_ATTRIBUTION: '© Mapmakers' })).toContain('MAP_ATTRIBUTION');
  });

  it('has one process, and more only with a shared database and a provider', () => {
    expect(readConfig({}).processes).toBe(1);
    const shared = { WEB_CONCURRENCY: '4', DATABASE_URL: 'postgresql://db.test/x', LITEAPI_KEY: 'sand_x' };
    expect(readConfig(shared).processes).toBe(4);
    expect(problem({ ...shared, DATABASE_URL: '' })).toContain('WEB_CONCURRENCY above 1 needs DATABASE_URL');
    expect(problem({ ...shared, LITEAPI_KEY: '' })).toContain('WEB_CONCURRENCY above 1 needs DATABASE_URL');
    for (const wrong of ['0', '65', 'max']) expect(problem({ ...shared, WEB_CONCURRENCY: wrong })).toContain('WEB_');
  });

  it('takes a secret for the webhooks of LiteAPI, if it has a key and the secret is long enough', () => {
    const secret = 'a secret of sixteen';
    expect(readConfig({ LITEAPI_KEY: 'sand_x', LITEAPI_WEBHOOK_SECRET: secret }).live?.webhookSecret).toBe(secret);
    expect(readConfig({ LITEAPI_KEY: 'sand_x' }).live).not.toHaveProperty('webhookSecret');
    expect(problem({ LITEAPI_KEY: 'sand_x', LITEAPI_WEBHOOK_SECRET: 'short' })).toContain(
      'LITEAPI_WEBHOOK_SECRET does not',
    );
    expect(problem({ LITEAPI_WEBHOOK_SECRET: secret })).toContain('LITEAPI_WEBHOOK_SECRET is set without LITEAPI_KEY');
  });

  it('refuses an impossible port, and an address without its key', () => {
    expect(problem({ PORT: '70000' })).toContain('PORT');
    expect(problem({ LITEAPI_URL: 'https://example.test/v3.0' })).toContain('LITEAPI_KEY');
    expect(problem({ LITEAPI_BOOK_URL: 'https://example.test/v3.0' })).toContain('LITEAPI_KEY');
  });

  it('with a live key requires the limits', () => {
    expect(problem({ ...LIVE, LIMITS: 'off' })).toContain('LIMITS=off');
    expect(problem({ ...LIVE, LIMITS: 'on' })).toBeNull();
    expect(problem({ LITEAPI_KEY: 'sand_x', LIMITS: 'off' })).toBeNull();
  });

  it.each([
    ['LITEAPI_URL', 'http://hotels.test/v3.0'],
    ['LITEAPI_BOOK_URL', 'http://hotels.test/v3.0'],
    ['TRIPADVISOR_URL', 'http://reviews.test/v1'],
    ['TRIPADVISOR_PROXY_URL', 'http://hotels.test/api'],
    ['GEO_PRIMARY_URL', 'http://where.test/{ip}'],
    ['GEO_SECONDARY_URL', 'http://where.test/{ip}'],
    ['PAYMENT_SCRIPT_URL', 'http://pay.test/widget.js'],
    ['PAYMENT_ORIGINS', 'https://pay.test, http://cards.test'],
    ['PICTURE_ORIGINS', 'http://pictures.test'],
  ])('with a live key requires encryption: %s is not %s', (name, value) => {
    const keys = { TRIPADVISOR_KEY: 'key' };
    expect(problem({ ...LIVE, ...keys, [name]: value })).toContain(`${name} must begin with https:`);
    expect(problem({ ...LIVE, ...keys, [name]: value.replaceAll('http:', 'https:') })).toBeNull();
    expect(problem({ ...keys, LITEAPI_KEY: 'sand_x', [name]: value })).toBeNull();
  });

  it('with a live key may call a location service on the same machine without encryption', () => {
    expect(problem({ ...LIVE, GEO_PRIMARY_URL: 'http://127.0.0.1:8080/{ip}' })).toBeNull();
  });
});
