/** One issuer per address of the sandbox, because the port is unknown until it listens. */
import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { JWK } from 'oidc-provider';
import { stableId } from '../../kernel/stable-id';
import type { Accounts } from './accounts';
import type { Provider } from './quiet-provider';

export interface Issuers {
  /** Throws an error with status 400 if the request has no usable host. */
  of(request: FastifyRequest): Promise<Provider>;
  /** Drops sessions, codes and tokens, but keeps the keys. */
  reset(): void;
}

const ISSUERS_LIMIT = 8;

// One key per process, made on first use: it takes a while, and most tests of the sandbox sign nothing.
let signingKey: Promise<JWK> | undefined;

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' } as JWK;
}

function originOf(request: FastifyRequest): string {
  const text = `${request.protocol}://${request.host}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.href !== `${url.origin}/`) {
    throw Object.assign(new Error('The request names no usable host.'), { statusCode: 400 });
  }
  return url.origin;
}

export function createIssuers(seed: string, accounts: Accounts): Issuers {
  const issuers = new LRUCache<string, Provider>({ max: ISSUERS_LIMIT });
  const cookieKey = stableId(`${seed}:identity:cookies`, 43);
  return {
    of: async (request) => {
      const origin = originOf(request);
      signingKey ??= makeSigningKey();
      const key = await signingKey;
      // A large library that most runs of the sandbox never need.
      const { createIssuer } = await import('./issuer');
      const known = issuers.get(origin);
      if (known) return known;
      const issuer = createIssuer(`${origin}/identity`, { accounts, signingKey: key, cookieKey });
      issuers.set(origin, issuer);
      return issuer;
    },
    reset: () => issuers.clear(),
  };
}
