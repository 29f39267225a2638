// Measures the sandbox against its budgets: `npm run bench:sandbox`. Uses the built sandbox alone. The results are medians.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ensureBuilt } from '../scripts/steps/built.mjs';
import { ROOT } from '../scripts/steps/command.mjs';
import { SANDBOX_HEADERS as HEADERS } from './steps/calls.mjs';
import { day, median, pause } from './steps/figures.mjs';
import { end } from './steps/host.mjs';
import { print } from './steps/print.mjs';
import { cpuOf, megabytesOf } from './steps/process-figures.mjs';
import { row } from './steps/table.mjs';

const RUNS = 15;

async function start() {
  const before = performance.now();
  const options = { port: 0, smtpPort: 0, latencyMs: 0, seed: 'tenth-night' };
  const execArgv = ['--import', new URL('loop-probe.mjs', import.meta.url).href];
  const child = fork(path.join(ROOT, 'apps/host/dist/sandbox.js'), [JSON.stringify(options)], { execArgv });
  const [{ url }] = await once(child, 'message');
  return { child, url, startMs: performance.now() - before };
}

const get = async (url) => (await fetch(url, { headers: HEADERS })).text();
const post = async (url, body) =>
  (await fetch(url, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) })).text();

async function settle(pid) {
  for (let last = -1; cpuOf(pid) > last; ) {
    last = cpuOf(pid);
    await pause(300);
  }
}

async function startUp() {
  const times = [];
  for (let k = 0; k < 5; k++) {
    const { child, startMs } = await start();
    times.push(startMs);
    await end(child);
  }
  return median(times);
}

async function timesOf(work) {
  const times = [];
  for (let k = 0; k < RUNS; k++) {
    const before = performance.now();
    await work();
    times.push(performance.now() - before);
  }
  return median(times);
}

const LONDON = 'latitude=51.5074&longitude=-0.1278&radius=40000&limit=5000';
const ratesOf = (hotelIds) => ({
  hotelIds,
  checkin: day(60),
  checkout: day(63),
  currency: 'EUR',
  guestNationality: 'US',
  occupancies: [{ adults: 2 }],
  maxRatesPerHotel: 1,
});

async function ratesCpu(url, pid, ids) {
  const ask = () => post(`${url}/v3.0/hotels/rates`, ratesOf(ids));
  for (let k = 0; k < 10; k++) await ask();
  const before = cpuOf(pid);
  const calls = 100;
  for (let k = 0; k < calls; k++) await ask();
  return (cpuOf(pid) - before) / calls;
}

/** The first requests after a start, each in a new process: they build what later requests reuse. */
function firstRequests(ids, locationId) {
  const reviews = '/reviews/api/v1/location';
  const position = 'key=k&latLong=51.5074,-0.1278&category=hotels';
  return {
    'seconds of a start': () => pause(5_000),
    'review search': (url) => get(`${url}${reviews}/search?searchQuery=Grand%20Hotel&${position}`),
    'review search in all cities': (url) => get(`${url}${reviews}/search?searchQuery=Grand%20Hotel&key=k`),
    'nearby search': (url) => get(`${url}${reviews}/nearby_search?${position}`),
    'review details': (url) => get(`${url}${reviews}/${locationId}/details?key=k`),
    reviews: (url) => get(`${url}${reviews}/${locationId}/reviews?key=k`),
    'review matches': (url) => get(`${url}/__sandbox/review-matches?hotelIds=${ids}`),
    'hotels of London in Polish': (url) => get(`${url}/v3.0/data/hotels?${LONDON}&language=pl`),
    'one hotel': (url) => get(`${url}/v3.0/data/hotel?hotelId=${ids[0]}`),
    'picture of a hotel': (url) => get(`${url}/pictures/${ids[0]}/facade.jpg`),
    'place search': (url) => get(`${url}/v3.0/data/places?textQuery=nowhere`),
    'rates of 200 hotels': (url) => post(`${url}/v3.0/hotels/rates`, ratesOf(ids)),
    'all rates of 200 hotels': (url) =>
      post(`${url}/v3.0/hotels/rates`, { ...ratesOf(ids), maxRatesPerHotel: undefined }),
  };
}

async function longestTurn(ask) {
  const { child, url } = await start();
  child.send('watch');
  await ask(url);
  child.send('tell');
  const [{ ms }] = await once(child, 'message');
  await end(child);
  return ms;
}

await ensureBuilt();
const startMs = await startUp();
const { child, url } = await start();
const startedMb = megabytesOf(child.pid);
await settle(child.pid);
const warmMb = megabytesOf(child.pid);
const list = `${url}/v3.0/data/hotels?${LONDON}&language=en`;
await get(list);
const listMs = await timesOf(() => get(list));
const searchMs = await timesOf(() => get(`${url}/v3.0/data/places?textQuery=nowhere`));
const ids = JSON.parse(await get(`${url}/v3.0/data/hotels?countryCode=GB&cityName=London&limit=200`)).hotelIds;
const { matches } = JSON.parse(await get(`${url}/__sandbox/review-matches?hotelIds=${ids}`));
const cpuMs = await ratesCpu(url, child.pid, ids);
const peakMb = megabytesOf(child.pid, 'VmHWM');
child.kill('SIGTERM');
const turns = [];
for (const [kind, ask] of Object.entries(firstRequests(ids, Object.values(matches).find(Boolean)))) {
  turns.push(row(`Longest wait of other requests: first ${kind}`, await longestTurn(ask), 'ms', 50));
}

print('Sandbox', [
  row('Start-up, to the first answer', startMs, 'ms', 1000),
  row('Memory after the start', startedMb, 'MB', 200),
  row('Memory after the world is built', warmMb, 'MB', 200),
  row('Rates of 200 hotels, one offer each: processor time', cpuMs, 'ms', 50),
  row('List of 5,000 hotels, warm', listMs, 'ms', 100),
  row('Places, nothing found, warm', searchMs, 'ms', 50),
  ...turns,
  row('Highest memory under this load', peakMb, 'MB'),
]);
