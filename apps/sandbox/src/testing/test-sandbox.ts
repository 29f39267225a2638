/** A sandbox for tests: the clock stands still, and every request has a key unless the test says otherwise. */
import type { WireHotelsAnswer } from '@tenth-night/provider-wire/hotel-rates/hotels';
import type { WireRatesRequest } from '@tenth-night/provider-wire/hotel-rates/rates';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createSandbox, type Sandbox, type SandboxOptions } from '../app';
import type { LedgerEntry } from '../kernel/ledger';
import { TEST_WORLD } from './test-world';

export const KEY = { 'x-api-key': 'sand_3f9d0c52-0000-4000-8000-000000000000' };
export const RATES_PATH = '/v3.0/hotels/rates';

export interface TestSandbox {
  readonly app: FastifyInstance;
  readonly smtp: Sandbox['smtp'];
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, payload: object): Promise<LightMyRequestResponse>;
  hotelIds(query: string): Promise<string[]>;
  ledger(): Promise<LedgerEntry[]>;
}

/** With a `seed` of its own, it builds its own world. */
export function createTestSandbox(options: Partial<SandboxOptions> = {}): TestSandbox {
  const { app, smtp } = createSandbox({
    clock: { now: () => new Date('2026-11-15T10:00:00Z') },
    seed: TEST_WORLD.seed,
    world: options.seed ? undefined : TEST_WORLD,
    latencyMs: 0,
    slowBankMs: 0,
    ...options,
  });
  const get: TestSandbox['get'] = (path) => app.inject({ method: 'GET', url: path, headers: KEY });
  return {
    app,
    smtp,
    get,
    post: (path, payload) => app.inject({ method: 'POST', url: path, headers: KEY, payload }),
    hotelIds: async (query) => (await get(`/v3.0/data/hotels?${query}`)).json<WireHotelsAnswer>().hotelIds,
    ledger: async () => (await get('/__sandbox/ledger')).json<{ requests: LedgerEntry[] }>().requests,
  };
}

export const ratesRequest = (hotelIds: string[], change: Partial<WireRatesRequest> = {}): WireRatesRequest => ({
  hotelIds,
  checkin: '2027-03-12',
  checkout: '2027-03-15',
  currency: 'EUR',
  guestNationality: 'US',
  occupancies: [{ adults: 2 }],
  ...change,
});
