/** Is this instance able to serve? Also the probe of the API base: it must answer JSON. Search-and-browse §7 "API base". */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PATHS } from '@tenth-night/contract/paths';
import { AppError } from '../../app-error';
import type { Database } from '../../db/client';

export function healthRoutes(
  database: Pick<Database, 'kind' | 'ping'>,
  isReady: () => boolean,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(PATHS.health, { logLevel: 'warn' }, async (_request, reply) => {
      if (!isReady()) throw new AppError('unavailable', 'This instance is about to end');
      await database.ping().catch((cause: unknown) => {
        throw new AppError('unavailable', 'The database does not answer', { cause });
      });
      reply.header('cache-control', 'no-store');
      return { status: 'ok', database: database.kind };
    });
  };
}
