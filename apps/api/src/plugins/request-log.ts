/** Structured logs without secrets and without personal data: a path never shows its query, a header never its value. */
import { randomUUID } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { ProviderError } from '../providers/provider-error';
import { hasLeft } from './client-left';

export const REQUEST_ID_HEADER = 'x-request-id';

export type LogStream = { write(line: string): void };

export function logOptions(
  level: string,
  stream?: LogStream,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> {
  return {
    // Ids are ours alone: one from outside could be used to confuse the log.
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      ...(stream && { stream }),
      redact: {
        paths: ['*.apiKey', '*.authorization', '*.cookie', '*.password', '*.secretKey', '*.email'],
        remove: true,
      },
      serializers: { req: logRequest, err: logError },
    },
  };
}

function logRequest(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?', 1)[0] };
}

/** What an error is and where it came from; never the snippet of an answer, in which other people's data may stand. */
function logError(error: FastifyError) {
  const { name, stack = '', cause } = error;
  const message = plainMessage(error);
  const { vendor, details } = error as Partial<ProviderError>;
  const { url, status, code = error.code } = details ?? {};
  const reason = cause instanceof Error ? plainMessage(cause) : undefined;
  return { type: name, message, stack: stack.replace(error.message, message), reason, vendor, url, status, code };
}

/** A failed query is named without its values: they are what somebody has typed. */
function plainMessage(error: Error): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
}

function lineOf({ method, routeOptions }: FastifyRequest, reply: FastifyReply) {
  return { method, route: routeOptions.url ?? 'none', ms: Math.round(reply.elapsedTime) };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    // A line of its own, so that requests that nobody waited for can be counted apart.
    reply.raw.once('close', () => {
      if (hasLeft(reply)) request.log.info(lineOf(request, reply), 'request aborted');
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    // A call from within this process ends with an error when it is aborted, and not with an answer.
    if (hasLeft(reply)) return;
    request.log.info({ ...lineOf(request, reply), status: reply.statusCode }, 'request');
  });
}
