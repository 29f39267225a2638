/** The one error handler: whatever is thrown leaves as `{error: {code, message, requestId}}`. The text of a 5xx stays here. */
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@tenth-night/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error';
import { CallerOverShare, ProviderError, type ProviderReason, ProviderUnavailable } from '../providers/provider-error';
import { isAbandoned } from './client-left';

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    sendError(new AppError('not_found', `There is no ${request.method} ${pathOf(request)}`), request, reply);
  });
}

export function errorCode(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (error instanceof CallerOverShare) return 'rate_limited';
  if (error instanceof ProviderUnavailable) return 'unavailable';
  if (error instanceof ProviderError) return providerErrorCode(error);
  return frameworkErrorCode(error as Partial<FastifyError>);
}

/** `beside` is what a route's failures hold besides the error. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply, beside: object = {}): void {
  const code = errorCode(error);
  const status = ERROR_STATUS[code];
  // That the client left is in the log already.
  if (isAbandoned(error, reply)) request.log.debug({ code }, 'work stopped');
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.info({ err: { message: error.message, code } }, 'request refused');
  const message = status >= 500 ? 'Something went wrong on our side.' : error.message;
  const body: ErrorBody = { ...beside, error: { code, message, requestId: request.id } };
  const retryAfter = retryAfterS(error);
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  void reply.status(status).header('cache-control', 'no-store').send(body);
}

/** Turns at a provider are free again within seconds. */
const NEXT_TURN_S = 3;

/** Null for what we have not refused ourselves. */
function retryAfterS(error: Error): number | null {
  if (error instanceof CallerOverShare) return NEXT_TURN_S;
  return error instanceof AppError ? error.retryAfterS : null;
}

/** What a client can mend. Everything else is the provider's trouble. */
const CODE_BY_REASON: Partial<Readonly<Record<ProviderReason, ErrorCode>>> = {
  'rate-limited': 'rate_limited',
  'too-large': 'payload_too_large',
  'bad-input': 'bad_request',
  'unknown-language': 'bad_request',
};

function providerErrorCode({ reason, hasAnswer }: ProviderError): ErrorCode {
  return CODE_BY_REASON[reason] ?? (hasAnswer ? 'provider_failed' : 'provider_timeout');
}

/** What the framework throws for a client's fault carries a 4xx; anything else is ours. */
function frameworkErrorCode({ statusCode, validation }: Partial<FastifyError>): ErrorCode {
  if (validation) return 'bad_request';
  if (statusCode === undefined || statusCode >= 500 || statusCode < 400) return 'internal';
  const known = Object.entries(ERROR_STATUS).find(([, status]) => status === statusCode);
  return (known?.[0] as ErrorCode | undefined) ?? 'bad_request';
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
