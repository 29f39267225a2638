/**
 * Tells whether this instance can serve. Also the probe of the API base, so it must answer JSON. Search-and-browse §7
 * "API base".
 */
import { ROUTES } from '@tenth-night/contract/routes';
import { AppError } from '../../app-error';
import type { Database } from '../../db/client';
import { asJson, type ContractPlugin } from '../../plugins/declared-route';
import { readiness } from './readiness';

export function healthRoutes(database: Pick<Database, 'kind' | 'ping'>, isReady: () => boolean): ContractPlugin {
  return async (app) => {
    app.route({
      ...asJson(ROUTES.health),
      logLevel: 'warn',
      handler: async (_request, reply) => {
        let cause: unknown;
        const report = (error: unknown) => {
          cause = error;
        };
        const reason = await readiness({ isReady, ping: database.ping, report });
        if (reason === 'shutting-down')
          throw new AppError('unavailable', 'This instance is shutting down', { isPlanned: true });
        if (reason) throw new AppError('unavailable', 'The database does not answer', { cause });
        reply.header('cache-control', 'no-store');
        return { status: 'ok' as const, database: database.kind };
      },
    });
  };
}
