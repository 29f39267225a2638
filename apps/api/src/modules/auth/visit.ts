/** What signing in has to know of a request: under which address the browser sees us, its cookies, and where it comes from. */
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error';
import { addressBlock } from './address-block';
import { deviceName } from './device-name';

export type Visit = {
  readonly origin: string;
  readonly cookie: string;
  readonly address: string;
  /** What is kept of the browser's name. */
  readonly device: string;
};

export type ReadVisit = (request: FastifyRequest) => Visit;

/** The configured address, always in production; else the one that was asked for. */
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

/** A browser says from which site it posts. A client that is none says nothing, and has no cookies to be misused. */
export function refuseForeignOrigin(request: FastifyRequest, { origin }: Visit): void {
  const sent = request.headers.origin;
  if (request.method !== 'GET' && sent !== undefined && sent !== origin) {
    throw new AppError('forbidden', 'The request comes from another site');
  }
}
