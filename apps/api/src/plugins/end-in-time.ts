import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** At shutdown, bookings and price streams get this long to finish. */
const CLOSING_GRACE_MS = 24_000;

/**
 * Lets running answers finish. Idle connections do not delay the end: Node closes those that have sent a request, we
 * close those that have not. Browsers open such connections in advance.
 */
export function endInTime(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), CLOSING_GRACE_MS).unref();
  });
}
