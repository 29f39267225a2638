/** The vendor's limit of requests per second and key (reference §1.6). */
import { WIRE_ERROR_CODES } from '@tenth-night/provider-wire/hotel-rates/errors';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../kernel/clock';
import { WireProblem } from './wire-errors';

const SECOND_MS = 1000;

const tooMany = (): WireProblem =>
  new WireProblem(429, WIRE_ERROR_CODES.requestLimitExceeded, 'You have exceeded the allowed request limit');

/** Counts within the last second, and not within the second of the clock: a burst over its turn counts as one. */
export function requestLimit(perSecond: number, clock: Clock): (request: FastifyRequest) => Promise<void> {
  const times = new Map<string, number[]>();
  return async ({ headers }) => {
    const key = String(headers['x-api-key']);
    const now = clock.now().getTime();
    const recent = (times.get(key) ?? []).filter((time) => now - time < SECOND_MS);
    if (recent.length >= perSecond) throw tooMany();
    times.set(key, [...recent, now]);
  };
}
