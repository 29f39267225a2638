/** What the current work is for: the request or job that caused it, and the booking that it is about. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

type Context = { readonly requestId: string; readonly intentId: string | null };

const storage = new AsyncLocalStorage<Context>();

/** For the routes of this plugin. */
export function rememberRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    storage.run({ requestId: request.id, intentId: null }, done);
  });
}

/** Work on a booking that no request waits for. Each has an id of its own. */
export function asJob<T>(work: () => Promise<T>): Promise<T> {
  return storage.run({ requestId: `job-${randomUUID()}`, intentId: null }, work);
}

export function aboutBooking<T>(intentId: string, work: () => Promise<T>): Promise<T> {
  const requestId = currentRequestId() ?? 'none';
  return storage.run({ requestId, intentId }, work);
}

export const currentRequestId = (): string | null => storage.getStore()?.requestId ?? null;
export const currentIntentId = (): string | null => storage.getStore()?.intentId ?? null;
