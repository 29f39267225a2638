/**
 * The response times of calls that do not stream: lists are fast, and a booking, which waits for the hotel, is slow.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { VENDOR_PREFIXES } from '../../kernel/vendors';

/** Multiples of the typical time to the first rates. Rates have their own pace. */
const SHARES: readonly (readonly [path: string, share: number])[] = [
  ['/data/', 0.15],
  ['/rates/prebook', 4],
  ['/rates/book', 6],
  ['/bookings', 0.6],
  ['/prebooks', 0.3],
  ['/guests', 0.3],
];

export function answerPace(latencyMs: number): (request: FastifyRequest) => Promise<void> {
  return async ({ url }) => {
    const path = url.slice(VENDOR_PREFIXES['hotel-rates'].length);
    const [, share = 0] = SHARES.find(([start]) => path.startsWith(start)) ?? [];
    if (share > 0) await wait(latencyMs * share);
  };
}
