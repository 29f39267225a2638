/**
 * What sign-in needs to know about a request: our origin as the browser sees it, its cookies, and the caller's address.
 */
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error';
import { addressBlock } from './address-block';
import { deviceName } from './device-name';

export type Visit = {
  readonly origin: string;
  readonly cookie: string;
  readonly address: string;
  /** The part of the user agent that we store. */
  readonly device: string;
};

export type ReadVisit = (request: FastifyRequest) => Visit;

/** Uses the configured URL, which production always has; otherwise the requested host. */
export function createReadVisit(publicUrl: string | null): ReadVisit {
  return (request) => ({
    origin: publicUrl ? new URL(publicUrl).origin : askedOrigin(request),
    cookie: request.headers.cookie ?? '',
    address: addressBlock(request.ip),
    device: deviceName(request.headers['user-agent'] ?? ''),
  });
}

function askedOrigin({ protocol, host }: FastifyRequest): string {
  const text = `${protocol}://${host}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.href !== `${url.origin}/`) throw new AppError('bad_request', 'The request names no usable host');
  return url.origin;
}

/** Browsers send the origin of a POST. Other clients send none, but they have no cookies to misuse. */
export function refuseForeignOrigin(request: FastifyRequest, { origin }: Visit): void {
  const sent = request.headers.origin;
  if (request.method !== 'GET' && sent !== undefined && sent !== origin) {
    throw new AppError('forbidden', 'The request comes from another site');
  }
}
