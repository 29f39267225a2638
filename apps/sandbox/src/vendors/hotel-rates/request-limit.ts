/** The vendor's limit of requests per second and key (reference §1.6). */
import { WIRE_ERROR_CODES } from '@tenth-night/provider-wire/hotel-rates/errors';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../kernel/clock';
import { createRequestCounter } from '../../kernel/requests-per-second';
import { WireProblem } from './wire-errors';

const tooMany = (): WireProblem =>
  new WireProblem(429, WIRE_ERROR_CODES.requestLimitExceeded, 'You have exceeded the allowed request limit');

export function requestLimit(perSecond: number, clock: Clock): (request: FastifyRequest) => Promise<void> {
  const isOverLimit = createRequestCounter(perSecond, clock);
  return async ({ headers }) => {
    if (isOverLimit(String(headers['x-api-key']))) throw tooMany();
  };
}
