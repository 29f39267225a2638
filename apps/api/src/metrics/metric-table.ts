/**
 * Every metric of our own. `docs/operations.md` explains them; a test compares it with this table and with a real
 * scrape. No label holds personal data, and each has few values.
 */

type Counter<Label extends string> = Shared<Label> & { readonly kind: 'counter' };
/** Takes milliseconds, and shows seconds. */
type Timer<Label extends string> = Shared<Label> & { readonly kind: 'timer'; readonly buckets: readonly number[] };
type Gauge<Label extends string> = Shared<Label> & {
  readonly kind: 'gauge';
  /** How several processes become one number. */
  readonly of: 'sum' | 'max' | 'min';
  /** `site`: every process would say the same, because it comes from the database. So only one is asked. */
  readonly scope: 'process' | 'site';
};

type Shared<Label extends string> = {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Label[];
};

export const METRIC_PREFIX = 'tenth_night_';

/** Seconds: from a kept answer to the longest that a page waits. */
const FAST = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds: from a quick look-up to the slowest hotel. */
const SLOW = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 160];

function counter<L extends string = never>(name: string, help: string, labels: readonly L[] = []): Counter<L> {
  return { kind: 'counter', name: `${METRIC_PREFIX}${name}_total`, help, labels };
}

function timer<L extends string = never>(
  name: string,
  help: string,
  buckets: readonly number[],
  labels: readonly L[] = [],
): Timer<L> {
  return { kind: 'timer', name: `${METRIC_PREFIX}${name}_seconds`, help, labels, buckets };
}

function gauge<L extends string = never>(
  name: string,
  help: string,
  labels: readonly L[] = [],
  { of = 'sum', scope = 'process' }: Partial<Pick<Gauge<L>, 'of' | 'scope'>> = {},
): Gauge<L> {
  return { kind: 'gauge', name: METRIC_PREFIX + name, help, labels, of, scope };
}

const OF_SITE = { of: 'max', scope: 'site' } as const;
const GUARD = ['vendor', 'guard'] as const;

export const METRICS = {
  ready: gauge('ready', 'Whether all processes serve and reach their database.', [], { of: 'min' }),
  httpRequest: timer('http_request', 'Requests to the API and the site, and how long they took.', FAST, [
    'route',
    'method',
    'status',
  ]),
  openStreams: gauge('open_streams', 'Answers that are being streamed now.', ['route']),
  pageRender: timer('page_render', 'Pages, and how long the server needed until their first bytes.', FAST, ['outcome']),
  searchesStarted: counter('searches_started', 'Requests for the prices of a set of hotels.'),
  searchesFinished: counter('searches_finished', 'Those requests, by how they ended.', ['outcome']),
  firstPrice: timer('first_price', 'From such a request to its first price.', SLOW),
  providerCall: timer('provider_call', 'Calls to other companies, and how long they took.', SLOW, [
    'vendor',
    'operation',
    'outcome',
  ]),
  providerRefusals: counter('provider_refusals', 'Calls that a guard refused, so that nobody was called.', [
    ...GUARD,
    'reason',
  ]),
  circuitOpen: gauge('provider_circuit_open', 'Whether calls are stopped because the vendor fails.', GUARD, {
    of: 'max',
  }),
  providerCallsRunning: gauge('provider_calls_running', 'Calls that have a turn at the guard.', GUARD),
  providerCallsWaiting: gauge('provider_calls_waiting', 'Calls that wait for a turn.', GUARD),
  cacheReads: counter('cache_reads', 'Look-ups in a cache.', ['cache', 'result']),
  joinedCalls: counter('joined_calls', 'Callers who shared the running call of another one.', ['cache']),
  limitHits: counter('limit_hits', 'Calls that were refused because somebody called too often.', ['rule', 'subject']),
  workRunning: gauge('work_running', 'Searches and pages that are being worked on.'),
  workLimit: gauge('work_limit', 'How many of them may be worked on at once.'),
  shed: counter('shed', 'Searches and pages that were refused because a process had too much to do.', ['kind']),
  databaseConnections: gauge('database_connections', 'Connections to PostgreSQL.', ['state']),
  databaseConnectionsMax: gauge('database_connections_max', 'How many connections the pools may open.'),
  databaseWaiting: gauge('database_waiting', 'Queries that wait for a connection.'),
  bookingMoves: counter('booking_moves', 'Bookings that came to a state.', ['state']),
  bookingReports: counter('booking_reports', 'Lines in the log about a booking that a person should look at.'),
  bookings: gauge('bookings', 'Unfinished bookings.', ['state'], OF_SITE),
  bookingOldest: gauge('booking_oldest_seconds', 'The age of the oldest unfinished booking.', ['state'], OF_SITE),
  bookingsWaiting: gauge('bookings_waiting_for_person', 'Bookings that a person has to look at.', ['reason'], OF_SITE),
  mailsWaiting: gauge('mails_waiting', 'Letters in the queue.', [], OF_SITE),
  mailOldest: gauge('mail_oldest_seconds', 'The age of the oldest letter in the queue.', [], OF_SITE),
  mailsSent: counter('mails', 'Attempts to send a letter, by how they ended.', ['outcome']),
} as const;

/** What the library tells about the process itself. It knows more, which nobody needs. */
export const PROCESS_METRICS = [
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'process_open_fds',
  'process_max_fds',
  'nodejs_eventloop_lag_seconds',
  'nodejs_eventloop_lag_p50_seconds',
  'nodejs_eventloop_lag_p99_seconds',
  'nodejs_heap_size_total_bytes',
  'nodejs_heap_size_used_bytes',
  'nodejs_external_memory_bytes',
  'nodejs_gc_duration_seconds',
  'nodejs_version_info',
].map((name) => METRIC_PREFIX + name);

type Table = typeof METRICS;
type NamesOf<Kind> = { [Name in keyof Table]: Table[Name]['kind'] extends Kind ? Name : never }[keyof Table];

export type CounterName = NamesOf<'counter'>;
export type TimerName = NamesOf<'timer'>;
export type GaugeName = NamesOf<'gauge'>;
export type LabelsOf<Name extends keyof Table> = Readonly<Record<Table[Name]['labels'][number], string>>;
