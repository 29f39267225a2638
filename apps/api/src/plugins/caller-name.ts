/** Names the address that a call comes from, so that calls of one day can be counted together and nobody can tell whose they were. */
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { derivedKey, type Secrets } from '../config/derived-keys';
import { addressBlock } from '../modules/auth/address-block';

export type CallerName = (request: Pick<FastifyRequest, 'ip'>) => string;

/** Another name every day (UTC): what is kept for longer tells nothing of an address. */
export function createCallerName({ current }: Secrets, now: () => number): CallerName {
  const key = derivedKey(current, 'callers');
  return ({ ip }) => {
    const day = new Date(now()).toISOString().slice(0, 10);
    return createHmac('sha256', key)
      .update(`${day}:${addressBlock(ip)}`)
      .digest('base64url');
  };
}
