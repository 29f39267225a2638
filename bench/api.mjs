// Measures the cost of our API: `npm run bench:api`. Uses the built host with a sandbox without latency.
import { startBare } from './steps/bare-server.mjs';
import { hotelsOf, idsOf, json, placeOf, SANDBOX_HEADERS, sendRaw } from './steps/calls.mjs';
import { day, median, mediansOf, percentile } from './steps/figures.mjs';
import { NO_LATENCY, withHost } from './steps/host.mjs';
import { load } from './steps/load.mjs';
import { print } from './steps/print.mjs';
import { cpuOf } from './steps/process-figures.mjs';
import { row } from './steps/table.mjs';

const ROUND_MS = 3_000;
const ROUNDS = 5;
const RATE_CALLS = 120;
const HOTELS_PER_CALL = 200;

async function measureList({ api, child }) {
  const url = `${api}/data/hotels?placeId=${await placeOf(api, 'London')}&language=en`;
  await sendRaw(url);
  const { bytes, headers } = await sendRaw(url);
  const { 'content-type': type, 'content-encoding': encoding, vary, etag } = headers;
  const sent = { 'content-type': type, 'content-encoding': encoding, vary, etag };
  const bare = await startBare(bytes, sent, 'fastify');
  const [ours, theirs] = [[], []];
  for (let k = 0; k < ROUNDS; k++) {
    ours.push(await load(() => ({ url }), child.pid, ROUND_MS));
    theirs.push(await load(() => ({ url: bare.url }), bare.pid, ROUND_MS));
  }
  await bare.stop();
  const of = (rounds) => mediansOf(rounds, ['perSecond', 'cpuMs']);
  return { kilobytes: bytes.byteLength / 1000, ours: of(ours), theirs: of(theirs) };
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
  const hotelIds = idsOf(await hotelsOf(api, 'London')).slice(0, HOTELS_PER_CALL);
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
    const hotelIds = idsOf(await hotelsOf(api, 'Lisbon')).slice(0, HOTELS_PER_CALL);
    const body = { hotelIds, checkIn: day(40), checkOut: day(42), currency: 'EUR' };
    await timed(`${api}/search/rates/stream`, body, { 'content-type': 'application/json' });
  };
  await Promise.all(Array.from({ length: 10 }, search));
  const { requests } = await json(`${sandboxUrl}/__sandbox/ledger`);
  return requests.map((request) => `${request.method} ${request.path}`);
}

function report({ kilobytes, ours, theirs }, { direct, through, kept, cpuMs }, calls) {
  const p95 = (times) => percentile(times, 0.95);
  print('API', [
    row(`List of 5,000 hotels, warm, ${kilobytes.toFixed(0)} kB`, ours.perSecond, 'requests/s'),
    row('  the same bytes from the bare framework', theirs.perSecond, 'requests/s'),
    row('  share of the bare framework', (100 * ours.perSecond) / theirs.perSecond, '%', 50, true),
    row('  processor time for a request', ours.cpuMs, 'ms'),
    row('  processor time, bare', theirs.cpuMs, 'ms'),
    row('Rates of 200 hotels, provider alone, 95th percentile', p95(direct), 'ms'),
    row('  through us', p95(through), 'ms'),
    row('  our part at the 95th percentile', p95(through) - p95(direct), 'ms', 10),
    row('  our part at the median', median(through) - median(direct), 'ms'),
    row('  from our cache', p95(kept), 'ms'),
    row('  our processor time for one of each', cpuMs, 'ms'),
    row('Provider calls for ten searches at once', calls.length, 'calls', 4),
  ]);
}

await withHost(NO_LATENCY, async (host) => {
  const rates = await measureRates(host);
  const calls = await measureSharing(host);
  report(await measureList(host), rates, calls);
});
