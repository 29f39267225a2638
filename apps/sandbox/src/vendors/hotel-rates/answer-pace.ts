/** How long the vendor takes where it does not stream: lists come quickly, a hotel's own answer to a booking does not. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { VENDOR_PREFIXES } from '../../kernel/vendors';

/** Times the typical time to the first rates. Rates have a pace of their own. */
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
