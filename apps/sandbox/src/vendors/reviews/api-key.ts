/** The key check and the limit of requests per second and key (reference §1, §2). */
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../kernel/clock';
import { createRequestCounter } from '../../kernel/requests-per-second';
import { denied, tooManyRequests, unauthorized } from './wire-errors';

/** Acts like a key whose address list does not include the caller. */
const DENIED_KEY = 'denied';

const keyOf = ({ query }: FastifyRequest): string | undefined => (query as { key?: string }).key;

export async function requireKey(request: FastifyRequest): Promise<void> {
  const key = keyOf(request);
  if (key === undefined) throw unauthorized();
  if (key === DENIED_KEY) throw denied();
}

/** Uses a sliding window of one second: a burst across a full second counts as one burst. */
export function requestLimit(perSecond: number, clock: Clock): (request: FastifyRequest) => Promise<void> {
  const isOverLimit = createRequestCounter(perSecond, clock);
  return async (request) => {
    if (isOverLimit(String(keyOf(request)))) throw tooManyRequests();
  };
}
