/** A client that goes away while its answer is made: a page that was left, a search that was replaced. It is no failure. */
import type { FastifyReply } from 'fastify';

/** Gone before the last of its answer was written. */
export function hasLeft({ raw }: FastifyReply): boolean {
  return raw.destroyed && !raw.writableFinished;
}

/** What was thrown only says that the work was stopped, because nobody waits for it. */
export function isAbandoned(error: unknown, reply: FastifyReply): boolean {
  return hasLeft(reply) && isAbort(error);
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || isAbort(error.cause));
}
