import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NO_METERS } from '../metrics/meters';
import { keptMeters } from '../metrics/testing/kept-meters';
import { meterRequests } from './request-meters';

let app: FastifyInstance;
let kept: ReturnType<typeof keptMeters>;
let stream: Readable;

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  kept = keptMeters();
  meterRequests(app, kept.meters);
  stream = new Readable({ read() {} });
  app.get('/hotels/:id', async () => 'a hotel');
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  app.get('/stream', async () => stream);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const url = (path: string) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`;

it('measures requests by the template of their path, never by the path', async () => {
  for (const path of ['/hotels/1?token=a', '/hotels/2', '/broken', '/unknown/3']) await (await fetch(url(path))).text();
  expect(kept.lines).toEqual([
    'httpRequest /hotels/:id GET 2xx',
    'httpRequest /hotels/:id GET 2xx',
    'httpRequest /broken GET 5xx',
    'httpRequest none GET 4xx',
  ]);
});

it('counts an answer while it is streamed', async () => {
  const open = () => kept.read('openStreams');
  stream.push('first');
  const answer = await fetch(url('/stream'));
  expect(open()).toEqual([{ labels: { route: '/stream' }, value: 1 }]);
  stream.push(null);
  await answer.text();
  await expect.poll(open).toEqual([{ labels: { route: '/stream' }, value: 0 }]);
});

it('counts a visitor who left as left, and ends the stream', async () => {
  stream.push('first');
  const request = get(url('/stream'));
  await once(request, 'response');
  request.destroy();
  await expect.poll(() => kept.lines).toEqual(['httpRequest /stream GET left']);
  await expect.poll(() => kept.read('openStreams')).toEqual([{ labels: { route: '/stream' }, value: 0 }]);
});

it('adds nothing to a server without meters', () => {
  const plain = Fastify();
  meterRequests(plain, NO_METERS);
  expect(plain.hasDecorator('meters')).toBe(false);
});
