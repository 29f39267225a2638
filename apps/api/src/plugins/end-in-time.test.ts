import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { endInTime } from './end-in-time';

/** Much shorter than the time that running requests get to finish. */
const AT_ONCE = { timeout: 10_000 };

it('does not wait for a connection that has sent no request', AT_ONCE, async () => {
  const app = Fastify();
  endInTime(app);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const accepted = once(app.server, 'connection');
  const socket = connect(Number(port), '127.0.0.1');
  await accepted;
  const closed = once(socket, 'close');
  await app.close();
  await closed;
});

it('lets a running request finish, and does not wait for the next request on its connection', AT_ONCE, async () => {
  const app = Fastify();
  endInTime(app);
  let finish = () => {};
  const asked = new Promise<void>((resolve) => {
    app.get('/', () => {
      resolve();
      return new Promise<string>((answer) => {
        finish = () => answer('done');
      });
    });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(url);
  await asked;
  const closing = app.close();
  await vi.waitUntil(() => !app.server.listening);
  finish();
  expect(await (await answer).text()).toBe('done');
  await closing;
});
