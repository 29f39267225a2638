/** The path of a request without its query. The ledger and the faults use it. */
import type { FastifyRequest } from 'fastify';

export const pathOf = (request: FastifyRequest): string => request.url.replace(/\?.*$/s, '');

/** The ledger does not record control requests, and faults do not hit them. */
export const isControlPath = (path: string): boolean => path.startsWith('/__sandbox/');
