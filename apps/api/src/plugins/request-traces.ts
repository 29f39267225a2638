/** One span for every request: from its first byte to the last of its answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NO_TRACER, type Span, type Tracer } from '../traces/tracer';
import { hasLeft } from './client-left';

/** Probes come every few seconds, and say nothing about visitors. */
const NOT_TRACED: ReadonlySet<string> = new Set(['/live', '/ready', '/api/health']);
const FIRST_FAILURE = 500;

export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  if (tracer === NO_TRACER) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  const end = (request: FastifyRequest, status: number | null) => {
    const attributes = status === null ? { 'tenth_night.left': 1 } : { 'http.response.status_code': status };
    spans.get(request)?.end(attributes, (status ?? 0) >= FIRST_FAILURE);
    spans.delete(request);
  };

  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, id } = request;
    const route = request.routeOptions.url ?? 'none';
    if (NOT_TRACED.has(route)) return;
    // The template of the path: the path itself may hold a token.
    const attributes = { 'http.request.method': method, 'http.route': route, 'tenth_night.request_id': id };
    const traceparent = String(headers['traceparent'] ?? '');
    spans.set(request, tracer.start(`${method} ${route}`, { kind: 'server', attributes, traceparent }));
    reply.raw.once('close', () => {
      if (hasLeft(reply)) end(request, null);
    });
  });
  // Must be this late: the body parser runs outside the context that an earlier hook sets.
  app.addHook('preHandler', (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    if (!hasLeft(reply)) end(request, reply.statusCode);
  });
}
