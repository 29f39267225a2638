import type { FastifyReply } from 'fastify';

/** Aborts when the client goes away before its answer is finished, so that nobody works for a closed tab. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
