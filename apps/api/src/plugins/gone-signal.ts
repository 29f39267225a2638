import { setMaxListeners } from 'node:events';
import type { FastifyReply } from 'fastify';

/** Aborts when the client leaves before its answer is complete, so that we do not work for a closed tab. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // One answer may wait for many calls at once, for example for a guest with a dozen stays. Each call removes its
  // listener.
  setMaxListeners(0, gone.signal);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
