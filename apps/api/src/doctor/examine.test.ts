/** The doctor with real services: the sandbox, PostgreSQL and Redis. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox } from '@tenth-night/sandbox/app';
import { TEST_WORLD } from '@tenth-night/sandbox/testing/test-world';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../config/env';
import { issuerClient } from '../modules/auth/federated-client';
import { freePort, POSTGRES_PROGRAMS, type PostgresServer, startPostgres } from '../testing/postgres-server';
import { findRedis, type RedisServer, startRedis } from '../testing/redis-server';
import { examine } from './examine';
import { issuerCheck } from './service-checks';

const clock = { now: () => new Date('2027-01-10T09:00:00Z') };
const { app: sandbox, smtp } = createSandbox({ clock, seed: TEST_WORLD.seed, world: TEST_WORLD, latencyMs: 0 });
const REDIS = findRedis(process.env['TEST_REDIS_PROGRAMS']);
let url = '';
let smtpPort = 0;
let dataDir = '';

beforeAll(async () => {
  url = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  smtpPort = await smtp.listen(0);
  dataDir = mkdtempSync(path.join(tmpdir(), 'tenth-night-doctor-'));
});
afterAll(async () => {
  await sandbox.close();
  await smtp.close();
  rmSync(dataDir, { recursive: true });
});

const configOf = (variables: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...variables });

/** The lines of the report by name. */
async function found(config: Config): Promise<Record<string, string>> {
  const diagnoses = await examine(config);
  return Object.fromEntries(diagnoses.map(({ name, level, words }) => [name, `${level} ${words}`]));
}

/** The settings of a site with a key of the provider's test environment. The sandbox answers its calls. */
const withHotels = () =>
  configOf({
    LITEAPI_KEY: 'sand_x',
    LITEAPI_URL: `${url}/v3.0`,
    PAYMENT_SCRIPT_URL: `${url}/payment-wrapper/dist/liteAPIPayment.js`,
  });

describe('the doctor', () => {
  it('says that the sandbox answers, and finds no problem, if no variable is set', async () => {
    const diagnoses = await examine(configOf({}));
    expect(diagnoses.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(diagnoses[0]?.words).toContain('the sandbox will answer');
  });

  it('calls the hotel provider and its booking host, loads the payment widget and checks the clock', async () => {
    expect(await found(withHotels())).toMatchObject({
      'Hotels (liteapi)': 'ok answers, and knows Paris',
      'Bookings (liteapi)': 'ok can be read',
      'Payment widget': `ok comes from ${new URL(url).host}`,
      Clock: 'ok is right',
    });
  });

  it('names the variable of a wrong key, and never the key', async () => {
    const config = withHotels();
    const wrong = { ...config, live: config.live && { ...config.live, apiKey: 'wrong-hidden-key' } };
    const lines = await found(wrong);
    expect(lines['Hotels (liteapi)']).toBe('problem refused the key. Check LITEAPI_KEY.');
    expect(lines['Bookings (liteapi)']).toBe('problem refused the key. Check LITEAPI_KEY.');
    expect(JSON.stringify(lines)).not.toContain('hidden');
  });

  it('checks the bookings of a provider that no longer sells, and finds that its booking host is down', async () => {
    const { live, ...config } = withHotels();
    if (!live) throw new Error('no hotels');
    const closed = `http://127.0.0.1:${await freePort()}/v3.0`;
    const lines = await found({
      ...config,
      rateProvider: 'other',
      live: null,
      otherRates: { liteapi: { ...live, bookUrl: closed } },
    });
    expect(lines['Bookings (liteapi)']).toMatch(/^problem failed \(ECONNREFUSED\)/);
    expect(lines['Hotels (liteapi)']).toBeUndefined();
  });

  it('calls the services for reviews and locations, and gives advice for a refused key', async () => {
    const services = {
      TRIPADVISOR_URL: `${url}/reviews/api/v1`,
      GEO_PRIMARY_URL: `${url}/geo-a/{ip}`,
      GEO_SECONDARY_URL: `${url}/nowhere/{ip}/json/`,
    };
    expect(await found(configOf({ ...services, TRIPADVISOR_KEY: 'x' }))).toMatchObject({
      Reviews: 'ok answers',
      'Location (primary)': 'ok answers',
      'Location (secondary)': expect.stringMatching(/^problem .*GEO_SECONDARY_URL/),
    });
    const denied = await found(configOf({ ...services, TRIPADVISOR_KEY: 'denied' }));
    expect(denied['Reviews']).toMatch(/^problem refused the key\. Check TRIPADVISOR_KEY, and allow the address/);
  });

  it('signs in at the mail server', async () => {
    expect((await found(configOf({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` })))['Mail']).toBe(
      'ok connects and signs in',
    );
  });

  it('recognizes a wrong mail password, and does not repeat it', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.write('220 relay.test ESMTP\r\n');
      socket.on('data', (chunk) => {
        const command = String(chunk).slice(0, 4);
        socket.write(command === 'EHLO' ? '250-relay.test\r\n250 AUTH PLAIN\r\n' : '535 5.7.8 not hidden-word\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const lines = await found(configOf({ SMTP_URL: `smtp://user:hidden-word@127.0.0.1:${port}` }));
    server.close();
    expect(lines['Mail']).toMatch(/^problem refused the name or password \(535\)\. .*SMTP_URL/);
    expect(JSON.stringify(lines)).not.toContain('hidden');
  });

  it('checks our client and its secret at the account issuer', async () => {
    const issuer = `${url}/identity`;
    const levelWith = async (clientSecret: string) => {
      const client = issuerClient(issuer, { clientId: 'tenth-night', clientSecret });
      return (await issuerCheck(client, null).run(AbortSignal.timeout(10_000))).level;
    };
    expect([await levelWith('sandbox-identity-secret'), await levelWith('wrong')]).toEqual(['ok', 'problem']);
  });

  it('finds a database that does not answer, and does not repeat its password', async () => {
    const DATABASE_URL = `postgresql://ada:hidden@127.0.0.1:${await freePort()}/site`;
    const lines = await found(configOf({ DATABASE_URL }));
    expect(lines['Database']).toMatch(/^problem failed \(ECONNREFUSED\)\. .*DATABASE_URL/);
    expect(JSON.stringify(lines)).not.toContain('hidden');
  });

  it('finds a Redis that does not answer, an invalid map and a folder that is not writable', async () => {
    const map = path.join(dataDir, 'no.pmtiles');
    writeFileSync(map, 'no archive');
    const broken = configOf({ REDIS_URL: `redis://127.0.0.1:${await freePort()}`, MAP_PMTILES: map });
    expect(await found({ ...broken, dataDir: map })).toMatchObject({
      Cache: expect.stringMatching(/^problem failed \(ECONNREFUSED\)\. .*REDIS_URL/),
      Map: expect.stringMatching(/^problem .*MAP_PMTILES/),
      'Data folder': expect.stringMatching(/^problem .*DATA_DIR/),
    });
  });

  it('finds a public address without a DNS record or without encryption', async () => {
    expect((await found(configOf({ PUBLIC_URL: 'https://nobody.invalid' })))['Public address']).toMatch(
      /^problem .*DNS/,
    );
    expect((await found(configOf({ PUBLIC_URL: 'http://localhost' })))['Public address']).toMatch(/^warning .*https:/);
  });
});

describe.skipIf(!POSTGRES_PROGRAMS)('the doctor with PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(POSTGRES_PROGRAMS ?? '');
  });
  afterAll(() => server.stop());

  it('finds its version, and whether the user may migrate', async () => {
    expect((await found(configOf({ DATABASE_URL: server.url })))['Database']).toMatch(
      /^ok PostgreSQL \d+, postgres may/,
    );
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('create role visitor login');
    await client.end();
    const DATABASE_URL = server.url.replace('postgres@', 'visitor@');
    expect((await found(configOf({ DATABASE_URL })))['Database']).toMatch(/^problem visitor may not create tables/);
  });
});

describe.skipIf(!REDIS)('the doctor with Redis', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis(REDIS ?? '');
  });
  afterAll(() => server.stop());

  it('warns about a Redis without a memory limit', async () => {
    expect((await found(configOf({ REDIS_URL: server.url })))['Cache']).toMatch(/^warning .*Set maxmemory/);
  });
});
