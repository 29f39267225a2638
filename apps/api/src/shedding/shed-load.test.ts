import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { handleErrors } from '../plugins/errors';
import { MIN_RUNNING } from './load-limit';
import { shedCalls, shedLoad } from './shed-load';

let app: FastifyInstance | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await app?.close();
});

/** Sends a request from visitor `k`. */
const from = (k: number, url: string) => fetch(url, { headers: { 'x-forwarded-for': `203.0.113.${k}` } });

/** A site whose searches wait until `finish`. Its event loop is late from the start. */
async function openBusy() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const site = Fastify({ trustProxy: true });
  app = site;
  handleErrors(site);
  const counted: unknown[] = [];
  const meters = { count: (...all: unknown[]) => counted.push(all), time() {}, watch() {} };
  const shedder = shedLoad(site, { meters, openLoop: () => () => 1_000 });
  let finish = () => {};
  const work = new Promise<string>((resolve) => {
    finish = () => resolve('done');
  });
  await site.register(
    async (api) => {
      shedCalls(api, shedder);
      api.get('/data/hotels', () => work);
      api.get('/bookings', async () => 'mine');
      api.get('/health', async () => 'healthy');
    },
    { prefix: '/api' },
  );
  site.get('/*', async (request, reply) => {
    site.admitPage?.(request, reply);
    return 'page';
  });
  const url = await site.listen({ host: '127.0.0.1', port: 0 });
  vi.advanceTimersByTime(2_000);
  const arrived = (count: number) =>
    new Promise<void>((resolve) => {
      let seen = 0;
      site.server.on('request', () => {
        seen += 1;
        if (seen === count) resolve();
      });
    });
  return { site, url, finish, counted, arrived };
}

it('refuses a search beyond the limit of the process, at once and with a retry-after header', async () => {
  const { site, url, finish, counted, arrived } = await openBusy();
  const all = arrived(MIN_RUNNING);
  const running = Array.from({ length: MIN_RUNNING }, (_, k) => from(k, `${url}/api/data/hotels`));
  await all;
  const refused = await fetch(`${url}/api/data/hotels`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
  expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } });
  expect(counted).toEqual([['shed', { kind: 'lists' }]]);

  expect((await fetch(`${url}/api/bookings`)).status, 'a booking is never refused').toBe(200);
  expect((await fetch(`${url}/api/health`)).status, 'health is never refused').toBe(200);
  const inside = site.inject('/api/data/hotels');
  finish();
  expect((await inside).statusCode, 'a page that is being rendered gets its answers').toBe(200);
  for (const one of running) expect(await (await one).text()).toBe('done');
  await vi.waitFor(async () => expect((await fetch(`${url}/api/data/hotels`)).status).toBe(200));
});

it('refuses an address with many searches, and nobody else', async () => {
  const { url, finish, arrived } = await openBusy();
  const all = arrived(MIN_RUNNING);
  const running = Array.from({ length: MIN_RUNNING }, () => from(9, `${url}/api/data/hotels`));
  await all;
  const refused = await from(9, `${url}/api/data/hotels`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3']);
  expect((await from(10, `${url}/search`)).status).toBe(200);
  finish();
  await Promise.all(running);
});

it('counts pages like searches, and does not refuse a checkout', async () => {
  const { url, finish, arrived } = await openBusy();
  const all = arrived(MIN_RUNNING);
  const running = Array.from({ length: MIN_RUNNING }, (_, k) => from(k, `${url}/api/data/hotels`));
  await all;
  expect((await fetch(`${url}/search`)).status).toBe(503);
  expect((await fetch(`${url}/checkout`)).status).toBe(200);
  finish();
  await Promise.all(running);
});
