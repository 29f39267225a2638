/**
 * The only error handler. Every error becomes `{error: {code, message, requestId}}`. The text of a 5xx never leaves the
 * server.
 */
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

/** `beside` holds additional fields of a route's error body. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply, beside: object = {}): void {
  const code = errorCode(error);
  const status = ERROR_STATUS[code];
  // The log already has a line about the client that left.
  if (isAbandoned(error, reply)) request.log.debug({ code }, 'work stopped');
  else if (status >= 500 && !isPlanned(error)) request.log.error({ err: error }, 'request failed');
  else request.log.info({ err: { message: error.message, code } }, 'request refused');
  const message = status >= 500 ? 'Something went wrong on our side.' : error.message;
  const body: ErrorBody = { ...beside, error: { code, message, requestId: request.id } };
  const retryAfter = retryAfterS(error);
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  void reply.status(status).header('cache-control', 'no-store').send(body);
}

const isPlanned = (error: Error) => error instanceof AppError && error.isPlanned;

/** Turns at a provider become free within seconds. */
const NEXT_TURN_S = 3;

/** Null unless we refused the call ourselves. */
function retryAfterS(error: Error): number | null {
  if (error instanceof CallerOverShare) return NEXT_TURN_S;
  return error instanceof AppError ? error.retryAfterS : null;
}

/** The errors that a client can fix. All others are the provider's problem. */
const CODE_BY_REASON: Partial<Readonly<Record<ProviderReason, ErrorCode>>> = {
  'rate-limited': 'rate_limited',
  'too-large': 'payload_too_large',
  'bad-input': 'bad_request',
  'unknown-language': 'bad_request',
};

function providerErrorCode({ reason, hasAnswer }: ProviderError): ErrorCode {
  return CODE_BY_REASON[reason] ?? (hasAnswer ? 'provider_failed' : 'provider_timeout');
}

/** The framework's errors about the client have a 4xx status. All others are our own errors. */
function frameworkErrorCode({ statusCode, validation }: Partial<FastifyError>): ErrorCode {
  if (validation) return 'bad_request';
  if (statusCode === undefined || statusCode >= 500 || statusCode < 400) return 'internal';
  const known = Object.entries(ERROR_STATUS).find(([, status]) => status === statusCode);
  return (known?.[0] as ErrorCode | undefined) ?? 'bad_request';
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
