/** What an operator sees of the built host: a scrape shows the search and the booking that were just made. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { METRICS, PROCESS_METRICS } from '@tenth-night/api/metrics/metric-table';
import { POSTGRES_PROGRAMS, type PostgresServer, startPostgres } from '@tenth-night/api/testing/postgres-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuiltHosts, end, payForStay, type Started } from './testing/built-host';
import { type SentSpan, startCollector } from './testing/collector';

/** Series and their values. */
async function scrape(url: string): Promise<ReadonlyMap<string, number>> {
  const page = await (await fetch(url)).text();
  const lines = page.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

async function typesOf(url: string): Promise<readonly string[]> {
  const page = await (await fetch(url)).text();
  return [...page.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? '').toSorted();
}

const all = [...Object.values(METRICS).map(({ name }) => name), ...PROCESS_METRICS].toSorted();

describe('a host with METRICS_PORT', () => {
  const { start, fail, folderOf } = createBuiltHosts('suite');
  let site: Started;
  beforeAll(async () => {
    site = await start({ METRICS_PORT: '0' });
  });

  it('shows a page, a search and a booking in its metrics', async () => {
    expect((await fetch(site.url)).status).toBe(200);
    const { post, payment } = await payForStay(site);
    const { data } = await post(`${site.url}/api/rates/book`, payment.body);
    expect(data).toMatchObject({ state: 'confirmed' });
    await expect
      .poll(async () => (await scrape(site.metricsUrl)).get('tenth_night_mails_total{outcome="sent"}'))
      .toBe(1);
    const seen = await scrape(site.metricsUrl);
    expect(Object.fromEntries([...seen].filter(([series]) => series in EXPECTED))).toEqual(EXPECTED);
    expect(seen.get('tenth_night_process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
    expect(await typesOf(site.metricsUrl)).toEqual(all);
    expect([...seen.keys()].join(), 'no personal data').not.toMatch(/ada|testa|lisbon|lp[0-9a-f]{4}/i);
    expect((await fetch(site.metricsUrl.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(`${site.url}/metrics`)).status, 'not for visitors').toBe(404);
  });

  it('explains each of its metrics in docs/operations.md, and no other', () => {
    const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const explained = [...page.matchAll(/^\| `(tenth_night_\w+)`/gm)].map(([, name]) => name);
    expect(explained.toSorted()).toEqual(all);
  });

  it('says so if the port is taken', async () => {
    const { port } = new URL(site.metricsUrl);
    const { code, words } = await fail({ METRICS_PORT: port, DATA_DIR: `${folderOf()}/other` });
    expect([code, words]).toEqual([1, expect.stringContaining(`METRICS_PORT ${port} is taken`)]);
  });
});

const EXPECTED = {
  tenth_night_ready: 1,
  'tenth_night_page_render_seconds_count{outcome="rendered"}': 1,
  'tenth_night_http_request_seconds_count{route="/api/rates/book",method="POST",status="2xx"}': 1,
  tenth_night_searches_started_total: 1,
  'tenth_night_searches_finished_total{outcome="success"}': 1,
  tenth_night_first_price_seconds_count: 1,
  'tenth_night_provider_call_seconds_count{vendor="liteapi",operation="searchPlaces",outcome="answered"}': 1,
  'tenth_night_provider_call_seconds_count{vendor="liteapi",operation="prebook",outcome="answered"}': 1,
  'tenth_night_provider_call_seconds_count{vendor="liteapi",operation="book",outcome="answered"}': 1,
  'tenth_night_provider_circuit_open{vendor="liteapi",guard="book"}': 0,
  'tenth_night_cache_reads_total{cache="places",result="miss"}': 1,
  'tenth_night_cache_reads_total{cache="rates",result="miss"}': 20,
  'tenth_night_booking_moves_total{state="intent"}': 1,
  'tenth_night_booking_moves_total{state="paid"}': 1,
  'tenth_night_booking_moves_total{state="booking"}': 1,
  'tenth_night_booking_moves_total{state="confirmed"}': 1,
  'tenth_night_bookings{state="unknown"}': 0,
  'tenth_night_bookings_waiting_for_person{reason="refund"}': 0,
  'tenth_night_mails_total{outcome="given-up"}': 0,
} as const;

const CALLER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe('a host with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  const { start } = createBuiltHosts();
  let collector: Awaited<ReturnType<typeof startCollector>>;
  beforeAll(async () => {
    collector = await startCollector();
  });
  afterAll(() => collector.stop());

  it("sends one trace from the caller's span over the page and the API to the provider's call", async () => {
    const { child, url } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const places = await fetch(`${url}/api/data/places?textQuery=Lisbon&language=en`);
    const { data } = (await places.json()) as { readonly data: readonly [{ readonly id: string }] };
    const [, traceId, spanId] = CALLER.split('-');
    const query = new URLSearchParams({ placeId: data[0].id, secret: 'hidden-token' });
    const answer = await fetch(`${url}/search?${query}`, { headers: { traceparent: CALLER } });
    await answer.text();
    await fetch(`${url}/live`);
    // A host that stops sends all spans that it still has.
    await end(child);
    const ours = collector.spans.filter((span) => span.traceId === traceId);
    const way = wayTo(ours, 'liteapi hotels');
    expect(way.map(({ name }) => name)).toEqual(['GET /*', 'GET /api/data/hotels', 'liteapi hotels']);
    expect(way[0]?.parentSpanId).toBe(spanId);
    expect(attributesOf(way[0])).toMatchObject({
      'tenth_night.request_id': answer.headers.get('x-request-id'),
      'http.route': '/*',
    });
    expect(attributesOf(way[2])).toMatchObject({ 'tenth_night.vendor': 'liteapi', 'tenth_night.outcome': 'answered' });
    const all = JSON.stringify(collector.spans);
    expect(all).toContain('cache get');
    expect(all).not.toMatch(/hidden-token|Lisbon|\/live/);
    expect(all, 'no id of a place or a hotel').not.toContain(data[0].id);
  });

  it('sends the provider no trace header', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const provider = createServer(({ headers }, response) => {
      seen.push(headers);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const { port } = provider.address() as AddressInfo;
    const ofProvider = { LITEAPI_KEY: 'sand_x', LITEAPI_URL: `http://127.0.0.1:${port}` };
    const { url } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...ofProvider });
    await fetch(`${url}/api/data/places?textQuery=Porto&language=en`, { headers: { traceparent: CALLER } });
    provider.closeAllConnections();
    provider.close();
    expect(seen.map((headers) => headers['x-api-key'])).toEqual(['sand_x']);
    expect(Object.keys(seen[0] ?? {}).filter((name) => /trace|baggage|b3/.test(name))).toEqual([]);
  });
});

/** From the first span to the named one. */
function wayTo(spans: readonly SentSpan[], name: string): readonly SentSpan[] {
  const way: SentSpan[] = [];
  let span = spans.find((one) => one.name === name);
  while (span) {
    way.unshift(span);
    const { parentSpanId } = span;
    span = spans.find((one) => one.spanId === parentSpanId);
  }
  return way;
}

function attributesOf(span: SentSpan | undefined): Readonly<Record<string, unknown>> {
  return Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));
}

describe.skipIf(!POSTGRES_PROGRAMS)('several processes with METRICS_PORT', () => {
  const { start } = createBuiltHosts();
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(POSTGRES_PROGRAMS ?? '');
  });
  afterAll(() => server.stop());

  it('are added up by the first one, and no counter is lost when a process ends', async () => {
    const env = { WEB_CONCURRENCY: '2', DATABASE_URL: server.url, LITEAPI_KEY: 'sand_x', DRAIN_SECONDS: '0' };
    const { child, url, metricsUrl } = await start({ ...env, METRICS_PORT: '0' });
    let words = '';
    child.stdout?.on('data', (chunk) => {
      words += chunk;
    });
    const live = 'tenth_night_http_request_seconds_count{route="/live",method="GET",status="2xx"}';
    const ask = () => fetch(`${url}/live`, { headers: { connection: 'close' } });
    for (let k = 0; k < 10; k++) await ask();
    const seen = await scrape(metricsUrl);
    expect(seen.get(live)).toBe(10);
    expect(seen.get('tenth_night_database_connections_max')).toBe(20);
    expect(seen.get('tenth_night_bookings{state="unknown"}')).toBe(0);
    await expect.poll(() => words).toMatch(/2 processes: \d+, \d+/);
    process.kill(Number(/2 processes: (\d+)/.exec(words)?.[1]), 'SIGKILL');
    await expect.poll(() => words, { timeout: 20_000 }).toContain('has ended, starting another one');
    expect((await scrape(metricsUrl)).get(live)).toBe(10);
    await ask();
    expect((await scrape(metricsUrl)).get(live)).toBe(11);
  });
});
