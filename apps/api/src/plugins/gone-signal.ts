import type { FastifyReply } from 'fastify';

/** Aborts when the client goes away, so that nobody works for a closed tab. After a finished answer it means nothing. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
