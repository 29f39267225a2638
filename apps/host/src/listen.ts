/** Finds a port: only the requested one, or the first free one from 3000 on. */
import type { FastifyInstance } from 'fastify';

const FIRST_PORT = 3000;
const TRIES = 50;

export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

type Wish = {
  readonly host: string;
  /** Null if any port will do. */
  readonly port: number | null;
  readonly firstPort?: number;
  onTaken(port: number): void;
};

export async function listen(
  app: FastifyInstance,
  { host, port, firstPort = FIRST_PORT, onTaken }: Wish,
): Promise<string> {
  if (port !== null) {
    const address = await tryPort(app, host, port);
    if (!address) throw new PortTakenError(`Port ${port} is taken. Set PORT to a free one, or leave it unset.`);
    return address;
  }
  for (let candidate = firstPort; candidate < firstPort + TRIES; candidate++) {
    const address = await tryPort(app, host, candidate);
    if (address) return address;
    onTaken(candidate);
  }
  throw new PortTakenError(`Ports ${firstPort} to ${firstPort + TRIES - 1} are all taken. Set PORT to a free one.`);
}

async function tryPort(app: FastifyInstance, host: string, port: number): Promise<string | null> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
}
