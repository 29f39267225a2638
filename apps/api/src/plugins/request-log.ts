/** Structured logs without secrets and personal data: no query strings, no header values. */
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
    // We create all ids ourselves. Ids from outside could confuse the log.
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

/** Logs the error and its origin, but never a snippet of an answer, which may contain personal data. */
function logError(error: FastifyError) {
  const { name, stack = '', cause } = error;
  const message = plainMessage(error);
  const { vendor, details } = error as Partial<ProviderError>;
  const { url, status, code = error.code } = details ?? {};
  const reason = cause instanceof Error ? plainMessage(cause) : undefined;
  return { type: name, message, stack: stack.replace(error.message, message), reason, vendor, url, status, code };
}

/** Names a failed query without its values, because people typed them. */
function plainMessage(error: Error): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
}

function lineOf({ method, routeOptions }: FastifyRequest, reply: FastifyReply) {
  return { method, route: routeOptions.url ?? 'none', ms: Math.round(reply.elapsedTime) };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    // A separate line, so that aborted requests can be counted.
    reply.raw.once('close', () => {
      if (hasLeft(reply)) request.log.info(lineOf(request, reply), 'request aborted');
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    // An aborted in-process call ends with an error and not with an answer.
    if (hasLeft(reply)) return;
    request.log.info({ ...lineOf(request, reply), status: reply.statusCode }, 'request');
  });
}
