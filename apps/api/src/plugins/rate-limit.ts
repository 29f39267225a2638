/**
 * Refuses calls from an address or account that calls too often, before any work starts. For all other calls, tells the
 * provider guards who the caller is.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error';
import type { Buckets } from '../limits/buckets.port';
import { kindsByRoute } from '../limits/kinds-by-route';
import { LIMITS, type LimitKind } from '../limits/limit-table';
import type { Meters } from '../metrics/meters';
import { addressBlock } from '../modules/auth/address-block';
import { asCaller } from '../providers/caller';
import type { RequireIdentity } from './identity';

const MINUTE_MS = 60_000;

type Subject = 'address' | 'account';

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws if an address requests too many pages. Undefined if nothing is limited. */
    limitPage?: (request: FastifyRequest) => Promise<void>;
  }
}

/** Another package renders the pages. It calls this before each one. */
export function limitPages(app: FastifyInstance, buckets: Buckets): void {
  const take = takeFrom(buckets, app.meters);
  app.decorate('limitPage', (request: FastifyRequest) => take('pages', 'address', addressBlock(request.ip)));
}

/** Applies to all routes of this scope. */
export function limitCalls(app: FastifyInstance, buckets: Buckets, requireIdentity: RequireIdentity): void {
  const kinds = kindsByRoute(app.prefix);
  const take = takeFrom(buckets, app.meters);

  app.addHook('onRequest', async (request: FastifyRequest) => {
    const kind = kinds.get(request.routeOptions.url ?? '');
    if (!kind) return;
    await take(kind, 'address', addressBlock(request.ip));
    if (!request.headers.authorization) return;
    // The route itself refuses a wrong token.
    const uid = await requireIdentity(request).then(
      (identity) => identity.uid,
      () => null,
    );
    if (uid !== null) await take(kind, 'account', uid);
  });

  // Must be this late: the body parser runs outside the context that an earlier hook sets.
  app.addHook('preHandler', (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    asCaller(addressBlock(request.ip), done);
  });
}

function takeFrom(buckets: Buckets, meters?: Meters) {
  return async (kind: LimitKind, subject: Subject, who: string): Promise<void> => {
    const { burst, perMinute } = LIMITS[kind][subject];
    const everyMs = Math.floor(MINUTE_MS / perMinute);
    const waitMs = await buckets.take({ key: `${kind}:${subject}:${who}`, burst, everyMs });
    if (waitMs === 0) return;
    meters?.count('limitHits', { rule: kind, subject });
    throw new AppError('rate_limited', `Too many calls: ${kind}`, { retryAfterS: inSeconds(waitMs) });
  };
}

const inSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
