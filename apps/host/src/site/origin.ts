import type { FastifyRequest } from 'fastify';

/** Goes into pages and files unescaped: none of its characters has a meaning in HTML or XML. */
const ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/** The address that the visitor used, or `http://localhost` if it is not valid. */
export function originOf({ protocol, host }: FastifyRequest): string {
  const address = `${protocol}://${host}`;
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return ORIGIN.test(origin) ? origin : 'http://localhost';
}
