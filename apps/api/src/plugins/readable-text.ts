/** For routes that store what they are sent. Refuses text that a database cannot store and nobody can read. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error';

const UNREADABLE = /[\0\p{Surrogate}]/u;
const MAX_DEPTH = 12;

export function refuseUnreadableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if (![body, query, params].every((part) => isReadable(part, 0))) {
      throw new AppError('bad_request', 'The request holds text that cannot be read');
    }
  });
}

function isReadable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !UNREADABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  return Object.entries(value).every(([key, part]) => isReadable(key, depth) && isReadable(part, depth + 1));
}
