// Measures the cost of our API: `npm run bench:api`. Uses the built host with a sandbox without latency.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../scripts/steps/built.mjs';
import { ROOT, say } from '../scripts/steps/command.mjs';

const CONNECTIONS = 10;
const ROUND_MS = 3_000;
const ROUNDS = 5;
const RATE_CALLS = 120;
const HOTELS_PER_CALL = 200;
const DAY_MS = 86_400_000;
/** Clock ticks of /proc per second, on every Linux that we know. */
const TICKS_PER_SECOND = 100;
const SANDBOX_HEADERS = { 'x-api-key': 'sand_bench', 'content-type': 'application/json' };

const at = (list, share) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];
const median = (list) => at(list, 0.5);
const day = (ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);

/** The same framework without our code: it sends given bytes with their headers. */
async function serveBytes() {
  const fastify = createRequire(path.join(ROOT, 'apps/api/package.json'))('fastify');
  const [{ base64, headers }] = await once(process, 'message');
  const bytes = Buffer.from(base64, 'base64');
  const app = fastify();
  app.get('/list', (_request, reply) => reply.headers(headers).send(bytes));
  process.send({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
}

async function startHost(dataDir) {
  // Ignores the caller's environment, to measure the defaults. All calls come from one address, so the limits are off.
  const env = { PORT: '0', DATA_DIR: dataDir, SANDBOX_LATENCY_MS: '0', LOG_LEVEL: 'warn', LIMITS: 'off' };
  const child = fork(path.join(ROOT, 'apps/host/dist/main.js'), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ url, sandboxUrl }] = await once(child, 'message');
  return { child, api: `${url}/api`, sandboxUrl };
}

async function startBare(bytes, headers) {
  const child = fork(process.argv[1], ['bare']);
  child.send({ base64: bytes.toString('base64'), headers });
  const [{ url }] = await once(child, 'message');
  return { child, url: `${url}/list` };
}

/** Milliseconds of processor time that the process has used, user and system. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

function getRaw(url, agent) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ bytes: Buffer.concat(chunks), headers: response.headers }));
    });
    request.on('error', reject);
  });
}

/** Requests per second over several connections, each with one request at a time, and processor time per request. */
async function load(url, pid) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + ROUND_MS;
  const cpuBefore = cpuOf(pid);
  let done = 0;
  const connection = async () => {
    while (performance.now() < end) {
      await getRaw(url, agent);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return { perSecond: (done * 1000) / ROUND_MS, cpuMs: (cpuOf(pid) - cpuBefore) / done };
}

const json = async (url) => (await fetch(url)).json();
const placeOf = async (api, text) => (await json(`${api}/data/places?textQuery=${text}&language=en`)).data[0].id;

async function measureList({ api, child }) {
  const url = `${api}/data/hotels?placeId=${await placeOf(api, 'London')}&language=en`;
  await getRaw(url);
  const { bytes, headers } = await getRaw(url);
  const { 'content-type': type, 'content-encoding': encoding, vary, etag } = headers;
  const bare = await startBare(bytes, { 'content-type': type, 'content-encoding': encoding, vary, etag });
  const [ours, theirs] = [[], []];
  for (let k = 0; k < ROUNDS; k++) {
    ours.push(await load(url, child.pid));
    theirs.push(await load(bare.url, bare.child.pid));
  }
  bare.child.kill('SIGTERM');
  const of = (rounds, field) => median(rounds.map((round) => round[field]));
  return {
    kilobytes: bytes.byteLength / 1000,
    perSecond: of(ours, 'perSecond'),
    barePerSecond: of(theirs, 'perSecond'),
    cpuMs: of(ours, 'cpuMs'),
    bareCpuMs: of(theirs, 'cpuMs'),
  };
}

async function timed(url, body, headers) {
  const before = performance.now();
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - before;
}

/** Sends the same request to the provider and to our API in turns, each time for a new stay. */
async function measureRates({ api, sandboxUrl, child }) {
  const { data } = await json(`${api}/data/hotels?placeId=${await placeOf(api, 'London')}&language=en`);
  const hotelIds = data.slice(0, HOTELS_PER_CALL).map(({ hotelId }) => hotelId);
  const party = { hotelIds, currency: 'EUR', guestNationality: 'US' };
  const direct = (checkin, checkout) => {
    const wire = { occupancies: [{ adults: 2 }], maxRatesPerHotel: 1, roomMapping: true, stream: true };
    const sort = [{ field: 'price', direction: 'ascending' }];
    return timed(`${sandboxUrl}/v3.0/hotels/rates`, { ...party, checkin, checkout, ...wire, sort }, SANDBOX_HEADERS);
  };
  const through = (checkIn, checkOut) => {
    const travellers = { adults: 2, children: 0, childrenAges: [], rooms: 1, offersPerHotel: 1 };
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
    return timed(`${api}/search/rates/stream`, { ...party, checkIn, checkOut, ...travellers }, headers);
  };
  const times = { direct: [], through: [], kept: [], cpuMs: 0 };
  const warmUp = 20;
  for (let k = 0; k < RATE_CALLS + warmUp; k++) {
    const stay = [day(30 + k), day(33 + k)];
    const isDirectFirst = k % 2 === 0;
    const first = await (isDirectFirst ? direct : through)(...stay);
    const second = await (isDirectFirst ? through : direct)(...stay);
    const kept = await through(...stay);
    if (k === warmUp) times.cpuMs = -cpuOf(child.pid);
    if (k < warmUp) continue;
    times.direct.push(isDirectFirst ? first : second);
    times.through.push(isDirectFirst ? second : first);
    times.kept.push(kept);
  }
  times.cpuMs = (times.cpuMs + cpuOf(child.pid)) / RATE_CALLS;
  return times;
}

/** A whole search, as the site makes it, by ten visitors at the same time. */
async function measureSharing({ api, sandboxUrl }) {
  await fetch(`${sandboxUrl}/__sandbox/reset`, { method: 'POST' });
  const search = async () => {
    const { data } = await json(`${api}/data/hotels?placeId=${await placeOf(api, 'Lisbon')}&language=en`);
    const hotelIds = data.slice(0, HOTELS_PER_CALL).map(({ hotelId }) => hotelId);
    const body = { hotelIds, checkIn: day(40), checkOut: day(42), currency: 'EUR' };
    await timed(`${api}/search/rates/stream`, body, { 'content-type': 'application/json' });
  };
  await Promise.all(Array.from({ length: 10 }, search));
  const { requests } = await json(`${sandboxUrl}/__sandbox/ledger`);
  return requests.map((request) => `${request.method} ${request.path}`);
}

function report(list, rates, calls) {
  const overhead = at(rates.through, 0.95) - at(rates.direct, 0.95);
  const share = (100 * list.perSecond) / list.barePerSecond;
  const rows = [
    [`List of 5,000 hotels, warm, ${list.kilobytes.toFixed(0)} kB`, list.perSecond, 'requests/s'],
    ['  the same bytes from the bare framework', list.barePerSecond, 'requests/s'],
    ['  share of the bare framework', share, '%', 50, share >= 50],
    ['  processor time for a request', list.cpuMs, 'ms'],
    ['  processor time, bare', list.bareCpuMs, 'ms'],
    ['Rates of 200 hotels, provider alone, 95th percentile', at(rates.direct, 0.95), 'ms'],
    ['  through us', at(rates.through, 0.95), 'ms'],
    ['  our part at the 95th percentile', overhead, 'ms', 10, overhead < 10],
    ['  our part at the median', median(rates.through) - median(rates.direct), 'ms'],
    ['  from our cache', at(rates.kept, 0.95), 'ms'],
    ['  our processor time for one of each', rates.cpuMs, 'ms'],
    ['Provider calls for ten searches at once', calls.length, 'calls', 4, calls.length === 4],
  ];
  say(`API, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}\n`);
  for (const [what, figure, unit, target, isMet] of rows) {
    const goal = target === undefined ? '' : ` (target ${target})${isMet ? '' : '   MISSED'}`;
    say(`${what.padEnd(56)}${figure.toFixed(1).padStart(8)} ${unit}${goal}`);
  }
  return rows.every(([, , , target, isMet]) => target === undefined || isMet);
}

async function main() {
  await ensureBuilt();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tenth-night-bench-'));
  const host = await startHost(dataDir);
  try {
    const rates = await measureRates(host);
    const calls = await measureSharing(host);
    const list = await measureList(host);
    process.exitCode = report(list, rates, calls) ? 0 : 1;
  } finally {
    host.child.kill('SIGTERM');
    await once(host.child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await (process.argv[2] === 'bare' ? serveBytes() : main());
