/**
 * Names the address of a caller. Calls of one day can be counted together, but the name does not reveal the address.
 */
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { derivedKey, type Secrets } from '../config/derived-keys';
import { addressBlock } from '../modules/auth/address-block';

export type CallerName = (request: Pick<FastifyRequest, 'ip'>) => string;

/** The name changes every day (UTC), so stored names reveal nothing about an address. */
export function createCallerName({ current }: Secrets, now: () => number): CallerName {
  const key = derivedKey(current, 'callers');
  return ({ ip }) => {
    const day = new Date(now()).toISOString().slice(0, 10);
    return createHmac('sha256', key)
      .update(`${day}:${addressBlock(ip)}`)
      .digest('base64url');
  };
}
