import type { FastifyRequest } from 'fastify';

/** What stands in pages and files as it is: no character of it means anything in HTML or XML. */
const ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/** The address that the visitor used, as far as it is one. */
export function originOf({ protocol, host }: FastifyRequest): string {
  const address = `${protocol}://${host}`;
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return ORIGIN.test(origin) ? origin : 'http://localhost';
}
