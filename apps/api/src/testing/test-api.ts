/** Our API against a sandbox of its own: the real adapter over real HTTP, and whatever fault a test asks for. */
import { createSandbox } from '@tenth-night/sandbox/app';
import type { FastifyInstance } from 'fastify';
import { build } from '../app';
import { createHotelRates } from '../providers/hotel-rates/hotel-rates.http';
import type { HotelRatesPort } from '../providers/hotel-rates/hotel-rates.port';

const SANDBOX_KEY = 'sand_00000000-0000-4000-8000-000000000000';
/** Long enough for a real answer, short enough to wait for in a test of what happens without one. */
const TIMEOUT_MS = 2_000;

export type LedgerEntry = {
  readonly path: string;
  readonly status: number | null;
  readonly endedBy: 'answer' | 'client-gone' | 'cut' | null;
  readonly hotels?: number;
};

export type TestApi = {
  readonly app: FastifyInstance;
  readonly hotelRates: HotelRatesPort;
  readonly sandboxUrl: string;
  faults(...faults: readonly Record<string, unknown>[]): Promise<void>;
  /** The requests that reached the provider at this path. */
  ledger(path: string): Promise<readonly LedgerEntry[]>;
  reset(): Promise<void>;
  close(): Promise<void>;
};

export async function startTestApi({ latencyMs = 0, apiKey = SANDBOX_KEY } = {}): Promise<TestApi> {
  const { app: sandbox } = createSandbox({
    clock: { now: () => new Date('2027-01-10T09:00:00Z') },
    seed: 'test',
    latencyMs,
  });
  const sandboxUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const timeouts = { timeoutMs: TIMEOUT_MS, streamTimeoutMs: TIMEOUT_MS };
  const hotelRates = createHotelRates({ baseUrl: `${sandboxUrl}/v3.0`, apiKey, ...timeouts });
  const database = { kind: 'embedded', ping: async () => {} } as const;
  const deps = { database, hotelRates, pictureOrigins: [sandboxUrl] };
  const app = await build(deps, { logLevel: 'silent', trustProxy: false, isHttps: false });
  const control = (path: string, body: unknown) =>
    sandbox.inject({ method: 'POST', url: `/__sandbox/${path}`, payload: body as object });

  return {
    app,
    hotelRates,
    sandboxUrl,
    async faults(...faults) {
      const { statusCode, body } = await control('faults', { faults });
      if (statusCode >= 300) throw new Error(body);
    },
    async ledger(path) {
      const { requests } = (await sandbox.inject('/__sandbox/ledger')).json() as { requests: LedgerEntry[] };
      return requests.filter((entry) => entry.path === path);
    },
    async reset() {
      await control('reset', {});
    },
    async close() {
      await app.close();
      await sandbox.close();
    },
  };
}

/** Asks again until the claim holds; fails when it does not within two seconds. */
export async function eventually<T>(ask: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 2_000;
  for (;;) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > deadline) throw new Error(`Still not so: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
