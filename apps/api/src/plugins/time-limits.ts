/** How long a client may take to send its request, and how long a connection may stay silent. */

import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

export type TimeLimits = {
  /** From the first byte to the end of the headers. */
  readonly headersMs: number;
  /** From the first byte to the end of the body. */
  readonly requestMs: number;
  /** Without a byte in either direction: longer than the slowest hotel takes to confirm a booking. */
  readonly silenceMs: number;
  /** How often the server checks for late requests. */
  readonly checkMs: number;
};

export const TIME_LIMITS: TimeLimits = { headersMs: 15_000, requestMs: 30_000, silenceMs: 200_000, checkMs: 5_000 };

export function timeLimitOptions({ headersMs, requestMs, silenceMs, checkMs }: TimeLimits): FastifyHttpOptions<Server> {
  return {
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
  };
}
