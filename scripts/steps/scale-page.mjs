// The tables of docs/scaling.md, each between two markers that name it.
import { shown } from '../../bench/steps/table.mjs';
import { ASSUMED, PRICES } from './scale-inputs.mjs';

const table = (head, rows) =>
  [head, head.map((_, k) => (k === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const percent = (share) => `${shown(100 * share)} %`;

export function costsTable({ newSearch, knownSearch, hotelVisit, booking, date, machine, loadBefore, stores }) {
  const line = (what, pick) => [what, ...[newSearch, knownSearch, hotelVisit, booking].map((cost) => pick(cost))];
  const rows = [
    line('Processor time of our process', ({ cpuMs }) => `${shown(cpuMs)} ms`),
    line('Bytes sent', ({ bytes }) => `${shown(bytes / 1000)} kB`),
    line('Calls to the provider', ({ providerCalls }) => shown(providerCalls)),
    line('New in Redis', ({ redisBytes }) => `${shown(Math.max(0, redisBytes) / 1000)} kB`),
    line('Commands to Redis', ({ redisCommands }) => shown(redisCommands)),
    line('Rows in the database', ({ database }) => shown(database?.rows ?? 0)),
    line('Bytes in the database, with indexes', ({ database }) => `${shown((database?.bytes ?? 0) / 1000)} kB`),
    line('Rows written', ({ database }) => shown(database?.writes ?? 0)),
  ];
  const run = `Measured ${date}, ${machine}, load ${shown(loadBefore)} before the run. ${stores}.`;
  const head = ['', 'New search of 600 hotels', 'The same search again', 'Visit of a hotel', 'Booking'];
  return `${run}\n\n${table(head, rows)}`;
}

export function assumptionsTable() {
  const rows = [
    ['A peak day against a usual one', `${ASSUMED.peakFactor} ×`],
    ['Places, and stays for each of them', `${shown(ASSUMED.places)}, ${shown(ASSUMED.stays)}`],
    ['Exponents of Zipf: places, stays', `${ASSUMED.placeExponent}, ${ASSUMED.stayExponent}`],
    ['Rates stay in the cache', `${ASSUMED.cacheSeconds} s`],
    ['A call to the provider', `${ASSUMED.callSeconds} s`],
    ['Visits of a hotel for each search', shown(ASSUMED.hotelVisitsPerSearch)],
    ['Bookings for each search', percent(ASSUMED.bookingsPerSearch)],
    ['A core may be busy at the peak', percent(ASSUMED.coreShare)],
    ['Cores of an instance, one process on each', shown(ASSUMED.coresPerInstance)],
    ['Connections of a process to the database', shown(ASSUMED.connectionsPerProcess)],
    ['Calls that the provider allows', `${shown(ASSUMED.providerPerSecond)}/s`],
    ['Price of an instance, a month', shown(PRICES.instanceMonth)],
    ['Price of 1 GB of Redis, a month', shown(PRICES.redisGbMonth)],
    ['Price of 1 GB in the database, a month', shown(PRICES.databaseGbMonth)],
    ['Price of 1 GB sent', shown(PRICES.trafficGb)],
  ];
  return table(['Assumption', 'Value'], rows);
}

/** `plans` are `{ plan, money }`, one for each column. */
export function plansTable(plans) {
  const line = (what, pick) => [what, ...plans.map(({ plan, money }) => pick(plan, money))];
  const head = ['', ...plans.map(({ plan }) => `${plan.searches.toLocaleString('en-US')} a day`)];
  return table(head, [
    line('Searches at the peak', (plan) => `${shown(plan.searchesPerSecond)}/s`),
    line('Answered from the cache', (plan) => percent(plan.cachedShare)),
    line('Shared a running call', (plan) => percent(plan.joinedShare)),
    line('Calls to the provider at the peak', (plan) => `${shown(plan.providerPerSecond)}/s`),
    line('Share of the assumed quota', (plan) => percent(plan.providerShare)),
    line('Busy cores, with reserve', (plan) => shown(plan.cores)),
    line('Instances, one of them spare', (plan) => shown(plan.instances)),
    line('Connections to the database', (plan) => shown(plan.connections)),
    line('Redis: memory for rates', (plan) => `${shown(plan.redisGb)} GB`),
    line('Redis: commands at the peak', (plan) => `${shown(plan.redisPerSecond)}/s`),
    line('Bookings a day', (plan) => shown(plan.bookings)),
    line('Database: writes at the peak', (plan) => `${shown(plan.databaseWritesPerSecond)}/s`),
    line('Database after a year', (plan) => `${shown(plan.databaseGbAfterYear)} GB`),
    line('Sent at the peak', (plan) => `${shown(plan.megabitsPerSecond)} Mbit/s`),
    line('Sent in a month', (plan) => `${shown(plan.trafficGbMonth)} GB`),
    line('Money for a month, with the assumed prices', (_, money) => shown(Math.round(money.total))),
    line('For a thousand searches', (plan, money) => shown((money.total * 1000) / (plan.searches * 30))),
  ]);
}

/** Replaces what stands between the markers of each part. */
export function fillPage(page, parts) {
  return Object.entries(parts).reduce((text, [name, content]) => {
    const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`The page has no part ${name}`);
    return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
  }, page);
}
