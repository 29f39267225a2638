import { setMaxListeners } from 'node:events';
import type { FastifyReply } from 'fastify';

/** Aborts when the client goes away before its answer is finished, so that nobody works for a closed tab. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // One answer may wait for many calls at once, as that of a guest with a dozen stays; each takes its listener away again.
  setMaxListeners(0, gone.signal);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
