/**
 * Identifies the caller by a short-lived bearer token. A cookie alone is not enough, because browsers send it
 * automatically.
 */
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error';

export type Identity = { readonly uid: string; readonly email: string; readonly sessionId: string };
export type RequireIdentity = (request: FastifyRequest) => Promise<Identity>;

type Verify = (token: string, request: FastifyRequest) => Promise<Readonly<Record<string, unknown>> | null>;

const BEARER = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/i;
const ALGORITHM = 'EdDSA';

/**
 * `verify` checks signature, issuer, audience and expiry; the algorithm is checked before it. Runs once per request.
 */
export function createRequireIdentity(verify: Verify): RequireIdentity {
  const known = new WeakMap<FastifyRequest, Promise<Identity>>();

  async function identify(request: FastifyRequest): Promise<Identity> {
    const [, header = '', payload = '', signature = ''] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    const isOurs = readAlgorithm(header) === ALGORITHM;
    const claims = isOurs ? await verify(`${header}.${payload}.${signature}`, request) : null;
    const { sub: uid, email, sid } = claims ?? {};
    if (typeof uid === 'string' && typeof email === 'string') return { uid, email, sessionId: String(sid) };
    throw new AppError('unauthorized', 'A valid bearer token is needed');
  }

  return (request) => {
    const identity = known.get(request) ?? identify(request);
    known.set(request, identity);
    return identity;
  };
}

function readAlgorithm(header: string): unknown {
  try {
    return (JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg?: unknown } | null)?.alg;
  } catch {
    return null;
  }
}
