/** Detects a client that goes away before its answer: a closed page, a replaced search. This is not a failure. */
import type { FastifyReply } from 'fastify';

/** The client left before the answer was completely written. */
export function hasLeft({ raw }: FastifyReply): boolean {
  return raw.destroyed && !raw.writableFinished;
}

/** The error only says that the work was stopped because nobody waits for it. */
export function isAbandoned(error: unknown, reply: FastifyReply): boolean {
  return hasLeft(reply) && isAbort(error);
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || isAbort(error.cause));
}
