/** The path of a request without its query, by which the ledger and the faults know it. */
import type { FastifyRequest } from 'fastify';

export const pathOf = (request: FastifyRequest): string => request.url.replace(/\?.*$/s, '');

/** The sandbox's own switches are neither recorded nor made to fail. */
export const isControlPath = (path: string): boolean => path.startsWith('/__sandbox/');
