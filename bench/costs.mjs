// What one search, one visit of a hotel and one booking cost us: `npm run bench:costs`. Writes its part of bench/load.json, which
// `npm run scale` reads.
import { once } from 'node:events';
import { connect } from 'node:net';
import { book, offersOf } from './steps/booking-cost.mjs';
import { hotelsOf, idsOf, json, placeOf, sendRaw } from './steps/calls.mjs';
import { day } from './steps/figures.mjs';
import { withHost } from './steps/host.mjs';
import { BATCH } from './steps/in-batches.mjs';
import { keepLoad, runFacts } from './steps/load-results.mjs';
import { print } from './steps/print.mjs';
import { cpuOf } from './steps/process-figures.mjs';
import { databaseFacts, withStores } from './steps/stores.mjs';
import { row } from './steps/table.mjs';

/** A city of three batches: about as large as the one that people usually search. */
const CITY = 'Paris';
const [WARM_UPS, SEARCHES] = [15, 40];
const FIRST_CHECKIN = 30;

/** Memory in use, and commands so far. Null without Redis. */
async function redisFacts(url) {
  if (!url) return null;
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write('INFO\r\n');
  let text = '';
  while (!text.includes('# Keyspace')) text += String((await once(socket, 'data'))[0]);
  socket.destroy();
  const read = (name) => Number(new RegExp(`${name}:(\\d+)`).exec(text)?.[1] ?? 0);
  return { bytes: read('used_memory'), commands: read('total_commands_processed') };
}

/** As a visitor makes it: the page, the list, the rates in batches. */
async function search({ url, api }, { placeId, batches }, k, isAgain) {
  const [checkIn, checkOut] = [day(FIRST_CHECKIN + k), day(FIRST_CHECKIN + k + 2)];
  const page = `${url}/search?placeId=${placeId}&place=${CITY}&checkin=${checkIn}&checkout=${checkOut}`;
  const answers = [
    // The number keeps the page from being one that is ready.
    await sendRaw(`${page}&n=${isAgain ? 'again' : 'first'}${k}`),
    await sendRaw(`${api}/data/hotels?placeId=${placeId}&language=en`),
  ];
  for (const hotelIds of batches) {
    const body = JSON.stringify({ hotelIds, checkIn, checkOut, currency: 'USD' });
    answers.push(await sendRaw(`${api}/search/rates/stream`, { body }));
  }
  return answers;
}

const visit = async ({ url }, { hotelIds }, k) => [
  await sendRaw(`${url}/hotel/${hotelIds[k]}?checkin=${day(FIRST_CHECKIN)}&checkout=${day(FIRST_CHECKIN + 2)}`),
];

async function costOf(host, redisUrl, work) {
  const callsSoFar = async () => {
    const { requests } = await json(`${host.sandboxUrl}/__sandbox/ledger`);
    return requests.filter(({ path }) => path.startsWith('/v3.0/')).length;
  };
  const before = { cpu: cpuOf(host.child.pid), calls: await callsSoFar(), redis: await redisFacts(redisUrl) };
  let bytes = 0;
  for (let k = WARM_UPS; k < WARM_UPS + SEARCHES; k++) {
    for (const answer of await work(k)) {
      if (answer.status !== 200) throw new Error(`An answer was ${answer.status}`);
      bytes += answer.bytes.byteLength;
    }
  }
  const after = { cpu: cpuOf(host.child.pid), calls: await callsSoFar(), redis: await redisFacts(redisUrl) };
  const each = (total) => total / SEARCHES;
  const redis = (name) => (before.redis && after.redis ? each(after.redis[name] - before.redis[name]) : null);
  return {
    cpuMs: each(after.cpu - before.cpu),
    bytes: each(bytes),
    providerCalls: each(after.calls - before.calls),
    // Entries of earlier work may end meanwhile.
    redisBytes: before.redis && Math.max(0, redis('bytes')),
    redisCommands: redis('commands'),
  };
}

/** In the database too. Null without PostgreSQL. */
async function costOfBooking(host, { REDIS_URL, DATABASE_URL }, offerIds) {
  const before = await databaseFacts(DATABASE_URL);
  const cost = await costOf(host, REDIS_URL, (k) => book(host, offerIds[k]));
  const after = await databaseFacts(DATABASE_URL);
  const each = (name) => (after[name] - before[name]) / SEARCHES;
  return { ...cost, ...(before && { database: { rows: each('rows'), bytes: each('bytes'), writes: each('writes') } }) };
}

async function measure(host, settings) {
  const { REDIS_URL: redisUrl } = settings;
  const hotelIds = idsOf(await hotelsOf(host.api, CITY));
  const batches = [0, 1, 2].map((k) => hotelIds.slice(k * BATCH, (k + 1) * BATCH));
  const city = { placeId: await placeOf(host.api, CITY), hotelIds, batches };
  for (let k = 0; k < WARM_UPS; k++) {
    await search(host, city, k, false);
    await visit(host, city, k);
  }
  const offerIds = await offersOf(host, hotelIds.slice(0, BATCH));
  for (let k = 0; k < WARM_UPS; k++) await book(host, offerIds[k]);
  return {
    newSearch: await costOf(host, redisUrl, (k) => search(host, city, k, false)),
    knownSearch: await costOf(host, redisUrl, (k) => search(host, city, k, true)),
    hotelVisit: await costOf(host, redisUrl, (k) => visit(host, city, k)),
    booking: await costOfBooking(host, settings, offerIds),
  };
}

const rowsOf = (name, { cpuMs, bytes, providerCalls, redisBytes, redisCommands }) => [
  row(`${name}: processor time`, cpuMs, 'ms'),
  row('  sent', bytes / 1000, 'kB'),
  row('  calls to the provider', providerCalls, ''),
  row('  new in Redis', redisBytes === null ? null : redisBytes / 1000, 'kB'),
  row('  commands to Redis', redisCommands, ''),
];

const databaseRows = (database) =>
  database
    ? [
        row('  rows in the database', database.rows, ''),
        row('  bytes in the database', database.bytes / 1000, 'kB'),
        row('  rows written', database.writes, ''),
      ]
    : [];

const results = await withStores(({ settings, words }) => {
  const facts = { ...runFacts(), stores: words };
  const host = { ...settings, SANDBOX_LATENCY_MS: '0', LIMITS: 'off' };
  return withHost(host, async (opened) => ({ ...facts, ...(await measure(opened, settings)) }));
});
keepLoad('costs', results);
print('\nCosts', [
  ...rowsOf('New search of 600 hotels', results.newSearch),
  ...rowsOf('The same search again', results.knownSearch),
  ...rowsOf('Visit of a hotel', results.hotelVisit),
  ...rowsOf('Booking', results.booking),
  ...databaseRows(results.booking.database),
]);
