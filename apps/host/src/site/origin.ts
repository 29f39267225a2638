import type { FastifyRequest } from 'fastify';

/** The address that the visitor used, as far as it is one. */
export function originOf({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : 'http://localhost';
}
