import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** At shutdown, bookings and price streams get this long to finish. */
const CLOSING_GRACE_MS = 24_000;

/**
 * Lets running answers finish. Idle connections do not delay the end. Node closes those that are idle when the shutdown
 * starts. We close those that become idle later, and those without any request: browsers open them in advance.
 */
export function endInTime(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  let isClosing = false;
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), CLOSING_GRACE_MS).unref();
  });
}
