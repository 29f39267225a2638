import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { POSTGRES_PROGRAMS, type PostgresServer, startPostgres } from '@tenth-night/api/testing/postgres-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuiltHosts, end, payForStay, type Started } from './testing/built-host';

const BUILT_SITE = path.resolve(import.meta.dirname, '../../web/dist');

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Waits until nothing answers at the address any more. */
async function untilSilent(url: string): Promise<void> {
  const deadline = Date.now() + 45_000;
  while (await answers(url)) {
    if (Date.now() > deadline) throw new Error(`${url} still answers`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** All these tests share one host, and run in this order. */
describe('a host without a key, in production', () => {
  const hosts = createBuiltHosts('suite');
  let site: Started;
  let log = '';
  beforeAll(async () => {
    site = await hosts.start({ NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'info' });
    site.child.stdout?.on('data', (chunk) => {
      log += chunk;
    });
  });

  it('serves the site and the API', async () => {
    const { url, sandboxUrl } = site;
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'ok', database: 'embedded' });
    expect(await (await fetch(url)).text()).toContain('Your next trip starts here');
    expect((await fetch(`${url}/styleguide`)).status, 'the style guide is for development').toBe(404);
    expect(await answers(sandboxUrl)).toBe(true);
  });

  it('logs requests as lines of JSON, with their id and without their query', async () => {
    const headers = { cookie: 'a=secret' };
    const answer = await fetch(`${site.url}/api/data/places?textQuery=Casablanca`, { headers });
    await answer.text();
    const request = () =>
      log
        .split('\n')
        .filter((text) => text.startsWith('{') && text.endsWith('}'))
        .map((text) => JSON.parse(text))
        .find(({ route }) => route === '/api/data/places');
    await expect
      .poll(request)
      .toMatchObject({ msg: 'request', status: 200, reqId: answer.headers.get('x-request-id') });
    expect(log).not.toMatch(/Casablanca|secret/);
  });

  it('does not start twice on one folder, and names the process that uses it', async () => {
    const { code, words } = await hosts.fail({});
    expect(code).toBe(1);
    expect(words).toContain(`is in use by process ${site.child.pid}`);
    expect(words).toContain('DATA_DIR');
  });

  it('uses only the requested port', async () => {
    const { port } = new URL(site.url);
    const { code, words } = await hosts.fail({ PORT: port, DATA_DIR: path.join(hosts.folderOf(), 'other') });
    expect([code, words]).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
  });

  it('stops its sandbox when it stops', async () => {
    expect(await end(site.child, 'SIGINT')).toBe(0);
    expect([await answers(site.url), await answers(site.sandboxUrl)]).toEqual([false, false]);
  });

  it('has written no file that another account of the machine could open', () => {
    const data = path.join(hosts.folderOf(), 'data');
    const entries = readdirSync(data, { recursive: true, withFileTypes: true });
    const files = entries.map((entry) => path.join(entry.parentPath, entry.name));
    expect(files).not.toEqual([]);
    expect([data, ...files].filter((file) => (statSync(file).mode & 0o077) !== 0)).toEqual([]);
  });
});

describe('the host', () => {
  const { start, fail, folderOf } = createBuiltHosts();

  it('contains no style guide, which is for development', () => {
    const files = readdirSync(BUILT_SITE, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    expect(files.length).toBeGreaterThan(100);
    const paths = files.map((file) => path.join(file.parentPath, file.name));
    expect(paths.filter((file) => `${file} ${readFileSync(file, 'latin1')}`.includes('styleguide'))).toEqual([]);
  });

  it('finishes a running booking before it stops, and first says that it is not ready', async () => {
    const { child, url, sandboxUrl } = await start({ DRAIN_SECONDS: '1' });
    const { post, get, payment } = await payForStay({ url, sandboxUrl }, [
      { path: '/v3.0/rates/book', kind: 'slow', milliseconds: 4_000 },
    ]);
    const { prebookId, transactionId } = payment;
    const booking = post(`${url}/api/rates/book`, payment.body);
    const progress = `${url}/api/rates/progress?${new URLSearchParams({ prebookId, transactionId })}`;
    while ((await get(progress)).data.state !== 'booking');
    const gone = end(child);
    let status = 200;
    while (status === 200) status = (await fetch(`${url}/api/health`)).status;
    expect(status).toBe(503);
    expect((await fetch(`${url}/live`)).status).toBe(200);
    expect(await get(`${url}/ready`)).toEqual({ status: 'not-ready', reason: 'shutting-down' });
    expect((await booking).data).toMatchObject({ state: 'confirmed' });
    expect(await gone).toBe(0);
  });

  it('opens its folder again after it was killed, and leaves no sandbox behind', async () => {
    const { child, sandboxUrl } = await start();
    await end(child, 'SIGKILL');
    await untilSilent(sandboxUrl);
    const again = await start();
    expect(await answers(again.url)).toBe(true);
  });

  it('says which folder it cannot write to', async () => {
    writeFileSync(path.join(folderOf(), 'file'), '');
    const { code, words } = await fail({ DATA_DIR: path.join(folderOf(), 'file/data') });
    expect([code, words]).toEqual([1, expect.stringMatching(/Cannot write to the data folder .*file\/data:/)]);
    expect(words).not.toContain('    at ');
  });

  it('says which variable is wrong', async () => {
    const { code, words } = await fail({ PORT: 'eighty' });
    expect([code, words]).toEqual([1, expect.stringContaining('PORT does not have the expected form')]);
  });

  it('does not start with a live key if required variables are missing', async () => {
    const { code, words } = await fail({ LITEAPI_KEY: 'prod_x' });
    expect([code, words]).toEqual([1, expect.stringContaining('A live LITEAPI_KEY needs PUBLIC_URL')]);
  });
});

describe.skipIf(!POSTGRES_PROGRAMS)('several processes on one machine', () => {
  const { run, fail } = createBuiltHosts();
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(POSTGRES_PROGRAMS ?? '');
  });
  afterAll(() => server.stop());
  const many = () => ({ WEB_CONCURRENCY: '2', DATABASE_URL: server.url, LITEAPI_KEY: 'sand_x', DRAIN_SECONDS: '0' });

  it('serve one port, replace one that ends, and stop together', async () => {
    const child = run(many());
    let words = '';
    child.stdout?.on('data', (chunk) => {
      words += chunk;
    });
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    const ask = async () => (await fetch(`${url}/api/health`, { headers: { connection: 'close' } })).json();
    expect(await ask()).toEqual({ status: 'ok', database: 'postgresql' });
    await expect.poll(() => words).toMatch(/2 processes: \d+, \d+/);
    const pid = Number(/2 processes: (\d+)/.exec(words)?.[1]);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => words, { timeout: 20_000 }).toContain(`Process ${pid} has ended, starting another one`);
    expect(await ask()).toEqual({ status: 'ok', database: 'postgresql' });
    expect(await end(child)).toBe(0);
    expect(await answers(url)).toBe(false);
  });

  it('go on if one ends while the database is down, and try to replace it', async () => {
    const child = run(many());
    let words = '';
    child.stdout?.on('data', (chunk) => {
      words += chunk;
    });
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    await expect.poll(() => words).toMatch(/2 processes: \d+, \d+/);
    const [, first, second] = /2 processes: (\d+), (\d+)/.exec(words) ?? [];
    await server.stop();
    process.kill(Number(first), 'SIGKILL');
    const ended = () => words.match(/has ended, starting another one/g)?.length ?? 0;
    await expect.poll(ended, { timeout: 30_000 }).toBeGreaterThan(1);
    expect((await fetch(`${url}/terms`, { headers: { connection: 'close' } })).status).toBe(200);
    expect(words).not.toContain(`Process ${second} has ended`);
    expect(await end(child)).toBe(0);
    server = await startPostgres(POSTGRES_PROGRAMS ?? '');
  });

  it('end at once if they cannot start, and say why', async () => {
    const { code, words } = await fail({ ...many(), DATABASE_URL: 'postgresql://127.0.0.1:1/none' });
    expect([code, words]).toEqual([1, expect.stringContaining('Tenth Night could not start.')]);
  });
});
