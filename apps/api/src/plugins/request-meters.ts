/** Times every request by its route, and counts the answers that are being streamed. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Meters, NO_METERS } from '../metrics/meters';
import { hasLeft } from './client-left';

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined if nobody wants metrics. */
    meters?: Meters;
  }
}

export function meterRequests(app: FastifyInstance, meters: Meters): void {
  if (meters === NO_METERS) return;
  app.decorate('meters', meters);
  const time = (request: FastifyRequest, reply: FastifyReply, status: string) =>
    meters.time('httpRequest', { route: routeOf(request), method: request.method, status }, reply.elapsedTime);

  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      if (hasLeft(reply)) time(request, reply, 'left');
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    if (!hasLeft(reply)) time(request, reply, `${Math.floor(reply.statusCode / 100)}xx`);
  });

  const open = new Map<string, number>();
  const change = (route: string, by: number) => open.set(route, (open.get(route) ?? 0) + by);
  meters.watch('openStreams', () => [...open].map(([route, value]) => ({ labels: { route }, value })));
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!(payload instanceof Readable)) return;
    const route = routeOf(request);
    change(route, 1);
    payload.once('close', () => change(route, -1));
  });
}

/** The template of the path, never the path itself. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none';
}
