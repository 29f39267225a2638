import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { goneSignal } from './gone-signal';

/** Returns the signal of a request to a real server. An impatient client leaves before its answer. */
async function ask({ isPatient }: { readonly isPatient: boolean }): Promise<AbortSignal | undefined> {
  const app = fastify();
  const client = new AbortController();
  let gone: AbortSignal | undefined;
  let closed: Promise<unknown> | undefined;
  app.get('/', async (_request, reply) => {
    gone = goneSignal(reply);
    closed = once(reply.raw, 'close');
    if (!isPatient) {
      client.abort();
      await closed;
    }
    return {};
  });
  await fetch(await app.listen({ port: 0 }), { signal: client.signal }).catch(() => {});
  await closed;
  await app.close();
  return gone;
}

it('aborts when the client leaves before its answer', async () => {
  expect((await ask({ isPatient: false }))?.aborted).toBe(true);
});

it('does not abort when the client has its answer', async () => {
  expect((await ask({ isPatient: true }))?.aborted).toBe(false);
});

it('lets many calls wait for one client without a leak warning', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  const signal = await ask({ isPatient: true });
  for (let stays = 0; stays < 12; stays++) signal?.addEventListener('abort', () => {});
  await nextTurn();
  process.off('warning', warn);
  expect([signal?.aborted, warnings]).toEqual([false, []]);
});
