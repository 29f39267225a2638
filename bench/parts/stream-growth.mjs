// Many searches at the same time: how long each waits for its first line, and what an open stream costs in memory.
import http from 'node:http';
import { hotelsOf, idsOf } from '../steps/calls.mjs';
import { day, pause, percentile } from '../steps/figures.mjs';
import { megabytesOf } from '../steps/process-figures.mjs';

/** Not one of the cities of the other parts, so that their lists stay uncached. */
const CITY = 'Riga';
const HOTELS_PER_STREAM = 20;
const COUNTS = [1, 10, 100, 1_000];
/** The provider's guard lets this many calls wait or run. More streams than that share their stays. */
const HELD_STAYS = 200;
const HELD_STREAMS = 1_000;
const HELD_MS = 3_000;
const KB_PER_MB = 1024;
const BUSY = 503;

/** Every stream comes from another visitor: one visitor may take only a share of the calls. */
const addressOf = (k) => `198.18.${k >> 8}.${k & 255}`;

/** Stays differ in check-in and length. `series` keeps the stays of one measurement apart from those of another. */
const stayOf = (k, series) => {
  const arrival = 20 + (k % 300);
  return { checkIn: day(arrival), checkOut: day(arrival + 1 + Math.floor(k / 300)), adults: 1 + series };
};

/** Resolves to the status and the time to the first bytes, when the answer has ended. */
function openStream({ api }, agent, hotelIds, stay, k) {
  const begun = performance.now();
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(k) };
  const request = http.request(`${api}/search/rates/stream`, { method: 'POST', agent, headers });
  const done = new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      let ms = null;
      response.on('data', () => {
        ms ??= performance.now() - begun;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, ms }));
    });
  });
  request.end(JSON.stringify({ hotelIds, ...stay, currency: 'USD' }));
  return { request, done };
}

async function atOnce(host, hotelIds, count, series) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: count });
  const streams = Array.from({ length: count }, (_, k) => openStream(host, agent, hotelIds, stayOf(k, series), k));
  const answers = await Promise.all(streams.map(({ done }) => done));
  agent.destroy();
  const times = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const strange = answers.find(({ status }) => status !== 200 && status !== BUSY);
  if (strange) throw new Error(`A stream answered ${strange.status}`);
  return {
    streams: count,
    answered: times.length,
    p50: times.length > 0 ? percentile(times, 0.5) : null,
    p99: times.length > 0 ? percentile(times, 0.99) : null,
  };
}

const faults = ({ sandboxUrl }, list) =>
  fetch(`${sandboxUrl}/__sandbox/faults`, { method: 'POST', body: JSON.stringify({ faults: list }) });

/**
 * The provider does not answer, so all streams stay open while we look at the memory. Needs a host without load before
 * it: a heap that has just been large has room for everything.
 */
export async function memoryPerStream(host) {
  const hotelIds = await someHotels(host);
  await faults(host, [{ path: '/v3.0/hotels/rates', kind: 'hang' }]);
  const before = megabytesOf(host.child.pid);
  const agent = new http.Agent({ maxSockets: HELD_STREAMS });
  const streams = Array.from({ length: HELD_STREAMS }, (_, k) =>
    openStream(host, agent, hotelIds, stayOf(k % HELD_STAYS, COUNTS.length), k),
  );
  let open = HELD_STREAMS;
  const close = () => {
    open -= 1;
  };
  const ends = streams.map(({ done }) => done.then(close, close));
  await pause(HELD_MS);
  const held = open;
  const after = megabytesOf(host.child.pid);
  for (const { request } of streams) request.destroy();
  await Promise.all(ends);
  await faults(host, []);
  return { streams: held, kilobytes: ((after - before) * KB_PER_MB) / held };
}

const someHotels = async ({ api }) => idsOf(await hotelsOf(api, CITY)).slice(0, HOTELS_PER_STREAM);

export async function growWithStreams(host) {
  const hotelIds = await someHotels(host);
  const points = [];
  for (const [series, count] of COUNTS.entries()) points.push(await atOnce(host, hotelIds, count, series));
  return points;
}
