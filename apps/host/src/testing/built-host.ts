/** The built host as a process of its own, as `npm start` runs it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

const BUILT = path.resolve(import.meta.dirname, '../../dist/main.js');
/** These hosts live for seconds: compiling their code a second time, for speed, costs more than it gains. */
const SHORT_LIVED = ['--liftoff-only', '--no-opt'];

type Env = Readonly<Record<string, string>>;
export type Started = {
  readonly child: ChildProcess;
  readonly url: string;
  readonly sandboxUrl: string;
  readonly metricsUrl: string;
};
type Ended = { readonly code: number | null; readonly words: string };

/** Each test, or each suite of tests, has its own data folder, and ends what it started. */
export function createBuiltHosts(scope: 'test' | 'suite' = 'test') {
  let folder: string;
  let children: ChildProcess[] = [];
  const [before, after] = scope === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];

  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-host-'));
  });
  after(async () => {
    await Promise.all(children.map((child) => end(child)));
    children = [];
    rmSync(folder, { recursive: true, force: true });
  });

  function run(env: Env = {}): ChildProcess {
    const settings = { PORT: '0', DATA_DIR: path.join(folder, 'data'), SANDBOX_LATENCY_MS: '0', ...env };
    const child = fork(BUILT, {
      // biome-ignore lint/style/noProcessEnv: the built host finds its programs
      env: { PATH: process.env['PATH'], ...settings },
      execArgv: SHORT_LIVED,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.push(child);
    return child;
  }

  return {
    run,
    folderOf: () => folder,
    async start(env?: Env): Promise<Started> {
      const child = run(env);
      const [message] = (await once(child, 'message')) as [Omit<Started, 'child'>];
      return { child, ...message };
    },
    async fail(env: Env): Promise<Ended> {
      const child = run(env);
      let words = '';
      child.stderr?.on('data', (chunk) => {
        words += chunk;
      });
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, words };
    },
  };
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  return (await gone)[0];
}

// biome-ignore lint/suspicious/noExplicitAny: answers of our own API, as JSON
type Json = any;

async function post(address: string, body: object): Promise<Json> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

const get = async (address: string): Promise<Json> => (await fetch(address)).json();

/** Searches, chooses an offer and pays for it. The booking itself is left to the test. */
export async function payForStay({ url, sandboxUrl }: Pick<Started, 'url' | 'sandboxUrl'>, faults: object[] = []) {
  const places = await get(`${url}/api/data/places?textQuery=Lisbon&language=en`);
  const hotels = await get(`${url}/api/data/hotels?placeId=${places.data[0].id}&language=en`);
  const hotelIds = hotels.data.slice(0, 20).map(({ hotelId }: { hotelId: string }) => hotelId);
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const stay = { checkin: day(90), checkout: day(92), occupancies: [{ adults: 2 }], offersPerHotel: 3 };
  const rates = await post(`${url}/api/hotels/rates`, { hotelIds, ...stay });
  const { offerId } = rates.hotels[0].offers[0];
  const asOffered = { path: '/v3.0/rates/prebook', kind: 'as-offered' };
  await post(`${sandboxUrl}/__sandbox/faults`, { faults: [asOffered, ...faults] });
  const { data } = await post(`${url}/api/rates/prebook`, { offerId });
  const card = { number: '4242424242424242', expiry: `12${day(900).slice(2, 4)}`, cvc: '123' };
  await post(`${sandboxUrl}/payment-wrapper/confirm`, { secretKey: data.secretKey, ...card });
  const { prebookId, transactionId } = data as { readonly prebookId: string; readonly transactionId: string };
  const holder = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
  const body = { prebookId, holder, payment: { method: 'TRANSACTION_ID', transactionId } };
  return { post, get, payment: { prebookId, transactionId, body } };
}
