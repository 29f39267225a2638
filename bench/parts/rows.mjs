// The figures of a run beside their goals, in groups.
import { row, shown } from '../steps/table.mjs';

const LATENCY_MS = 600;
const AT_LEAST = true;
const [MEMORY_MB, POSTGRES_MB] = [300, 150];

/** A goal as a multiple of the still page of the same run: another machine or network changes both. */
const timesStill = (still, factor, extraMs = 0) => Math.round(factor * still.first + extraMs);

function pageRows({ still, home, search, hotel, known, press }) {
  return [
    row('Still page: first paint', still.first, 'ms'),
    row('Home: first paint', home.first, 'ms', timesStill(still, 1.4)),
    row('  largest paint', home.largest, 'ms'),
    row('  blocking time', home.blocking, 'ms'),
    row('Search, new date: first hotel card', search.card, 'ms', timesStill(still, 2.2)),
    row('  first price', search.price, 'ms', timesStill(still, 2.6, LATENCY_MS)),
    row('  largest paint', search.largest, 'ms'),
    row('  blocking time', search.blocking, 'ms'),
    row('Hotel, first visit: largest paint', hotel.largest, 'ms', 1_000),
    row('  first room price', hotel.room, 'ms', 1_900),
    row('  blocking time', hotel.blocking, 'ms'),
    row('Hotel, after another visitor: largest paint', known.largest, 'ms', 1_000),
    row('  first room price', known.room, 'ms', 1_900),
    row('Press on Search, to the first card', press.card, 'ms', 300),
    row('Script on the wire, with headers: home', home.scriptKib, 'KiB', 100),
    row('  search', search.scriptKib, 'KiB', 110),
    row('  hotel', hotel.scriptKib, 'KiB', 110),
    row('Requests: home', home.requests, ''),
    row('  search', search.requests, ''),
    row('  hotel', hotel.requests, ''),
  ];
}

function serverRows({ home, search, hotel, searches, rates }) {
  const of = (what, { kilobytes, ours, bare }, goal) => [
    row(`${what}, ${kilobytes.toFixed(0)} kB`, ours.perSecond, 'requests/s', goal, AT_LEAST),
    row('  the same bytes from a bare server', bare.perSecond, 'requests/s'),
    row('  processor time', ours.cpuMs, 'ms'),
    row('  processor time, bare', bare.cpuMs, 'ms'),
  ];
  return [
    ...of('Home', home, 3_000),
    ...of('The same search', search, 600),
    ...of('The same hotel', hotel, 600),
    ...of('Different searches, rates in the cache', searches, null),
    ...of('Rates of 200 hotels from the cache', rates, 1_500),
  ];
}

const growthRows = ({ hotels, streams, heldStreams, bookings }) => [
  ...hotels.flatMap(({ place, hotels: count, ms, calls }) => [
    row(`Search of ${shown(count)} hotels (${place}): last price`, ms, 'ms'),
    row('  calls to the provider', calls, ''),
  ]),
  ...streams.flatMap(({ streams: count, answered, p50, p99 }) => [
    row(`Searches at once, ${shown(count)}: first line, median`, p50, 'ms'),
    row('  first line, 99th percentile', p99, 'ms'),
    row('  answered; the others were asked to come back', answered, ''),
  ]),
  row(`Memory of an open stream, ${shown(heldStreams.streams)} open`, heldStreams.kilobytes, 'kB', 150),
  ...bookings.flatMap(({ bookings: count, tripsMs, bookingMs }) => [
    row(`Bookings stored, ${shown(count)}: query of a trips list`, tripsMs, 'ms'),
    row('  query of one booking', bookingMs, 'ms'),
  ]),
];

const hostRows = (what, { idle, loaded, quiet }, goal) => [
  row(`${what}, 10 seconds after the start`, idle.host, 'MB', goal),
  row('  after the load', loaded.host, 'MB'),
  row('  a minute later', quiet.host, 'MB', goal),
];

const memoryRows = ({ postgres, ...embedded }) => [
  ...hostRows('Host with the embedded database', embedded, MEMORY_MB),
  ...(postgres ? hostRows('Host beside PostgreSQL', postgres, POSTGRES_MB) : []),
  row('Sandbox, 10 seconds after the start', embedded.idle.sandbox, 'MB'),
  row('  after the load', embedded.loaded.sandbox, 'MB'),
];

export const groupsOf = ({ pages, server, growth, memory }) => [
  { title: 'Pages on a phone', rows: pageRows(pages) },
  { title: 'Server', rows: serverRows(server) },
  { title: 'Growth', rows: growthRows(growth) },
  { title: 'Memory', rows: memoryRows(memory) },
];
