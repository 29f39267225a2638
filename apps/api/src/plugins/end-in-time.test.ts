import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { endInTime } from './end-in-time';

/** Far less than the time that running answers get. */
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

it('lets a running answer finish, and does not wait for the next request of that connection', AT_ONCE, async () => {
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
