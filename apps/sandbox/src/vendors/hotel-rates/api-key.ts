/** The key check (reference §1.2). Accepts only sandbox keys, so that nobody mixes the environments. */
import type { FastifyRequest } from 'fastify';
import { WireProblem } from './wire-errors';

export async function requireApiKey(request: FastifyRequest): Promise<void> {
  const key = request.headers['x-api-key'];
  if (typeof key === 'string' && key.startsWith('sand_')) return;
  // The rates endpoints write the message in lower case.
  const message = /\/hotels\/(min-)?rates/.test(request.url) ? 'unauthorized' : 'Unauthorized';
  throw new WireProblem(401, 401, message);
}
