/**
 * A load balancer as an operator would set it up. It gives requests to the machines in turn, and leaves out machines
 * that are not ready. If a machine fails, it repeats a request on the next one only if that is safe.
 */
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const LOOK_EVERY_MS = 200;
const LOOK_TIMEOUT_MS = 1_000;
const NO_MACHINE = 502;

export type Balancer = {
  readonly url: string;
  /** The machine gets requests as soon as it is ready. */
  add(machine: string): Promise<void>;
  remove(machine: string): void;
  isReady(machine: string): boolean;
  /** Requests that the machine has not finished. */
  openAt(machine: string): number;
  close(): void;
};

type Call = { readonly method: string; readonly path: string; readonly headers: object; readonly body: Buffer };

/** Checks all the time which machines are ready. */
function watchMachines() {
  const ready = new Map<string, boolean>();
  let turn = 0;

  async function look(machine: string): Promise<void> {
    const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
    const isReady = await fetch(`${machine}/api/health`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready.has(machine)) ready.set(machine, isReady);
  }

  const looking = setInterval(() => [...ready.keys()].forEach((machine) => void look(machine)), LOOK_EVERY_MS);
  return {
    next(tried: ReadonlySet<string>): string | undefined {
      const machines = [...ready.keys()].filter((machine) => ready.get(machine) && !tried.has(machine));
      turn += 1;
      return machines[turn % machines.length];
    },
    async add(machine: string): Promise<void> {
      ready.set(machine, false);
      while (!ready.get(machine)) await look(machine);
    },
    remove: (machine: string) => void ready.delete(machine),
    isReady: (machine: string) => ready.get(machine) ?? false,
    stop: () => clearInterval(looking),
  };
}

export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const { next, stop, ...machines } = watchMachines();
  const open = new Map<string, number>();

  async function forward(call: Call, machine: string, response: ServerResponse): Promise<'answered' | 'unsent'> {
    open.set(machine, (open.get(machine) ?? 0) + 1);
    try {
      const answer = await send(agent, call, machine);
      response.writeHead(answer.statusCode ?? NO_MACHINE, answer.headers);
      await pipeline(answer, response);
      return 'answered';
    } catch (error) {
      if (response.headersSent) response.destroy();
      else if (isSafe(call, error)) return 'unsent';
      else response.writeHead(NO_MACHINE).end();
      return 'answered';
    } finally {
      open.set(machine, (open.get(machine) ?? 1) - 1);
    }
  }

  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const call = { method, path: url, headers, body: await buffer(request) };
    const tried = new Set<string>();
    for (;;) {
      const machine = next(tried);
      if (!machine) {
        response.writeHead(NO_MACHINE).end();
        return;
      }
      tried.add(machine);
      if ((await forward(call, machine, response)) === 'answered') return;
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...machines,
    openAt: (machine) => open.get(machine) ?? 0,
    close() {
      stop();
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

/** True if the machine refused the connection, or if the call changes nothing. */
function isSafe({ method }: Call, error: unknown): boolean {
  return method === 'GET' || (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
}

function send(agent: Agent, { method, path, headers, body }: Call, machine: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = openRequest(`${machine}${path}`, { agent, method, headers: { ...headers } }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}
