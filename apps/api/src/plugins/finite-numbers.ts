/** Coercion turns `1e400` in a URL into Infinity, and no schema limit stops it. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error';

export function refuseEndlessNumbers(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ query }) => {
    for (const [name, value] of Object.entries(query ?? {})) {
      const isEndless = typeof value === 'number' && !Number.isFinite(value);
      if (isEndless) throw new AppError('bad_request', `querystring/${name} must be a finite number`);
    }
  });
}
