/**
 * The probes of an orchestrator, at the root of the site. `/live`: this process answers; if not, start another one.
 * `/ready`: it can serve visitors; if not, send them elsewhere. A process listens only after its migrations are done.
 */
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { readiness } from './readiness';

const NOT_READY = 503;

export function probeRoutes({ ping }: Pick<Database, 'ping'>, isReady: () => boolean): FastifyPluginAsync {
  return async (app) => {
    // Probes come every few seconds, and say nothing about visitors.
    const quietly = { logLevel: 'warn' } as const;

    app.get('/live', quietly, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'live' };
    });

    app.get('/ready', quietly, async (request, reply) => {
      const report = (error: unknown) => request.log.warn({ err: error }, 'not ready: the database does not answer');
      const reason = await readiness({ isReady, ping, report });
      reply.header('cache-control', 'no-store');
      if (reason === null) return { status: 'ready' };
      return reply.status(NOT_READY).send({ status: 'not-ready', reason });
    });
  };
}
