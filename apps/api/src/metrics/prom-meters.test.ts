import { describe, expect, it } from 'vitest';
import { countersOf, createPromMeters, metricsPage } from './prom-meters';

/** The samples of one metric, as a scrape shows them. */
const samples = (page: string, name: string) =>
  page.split('\n').filter((line) => line.startsWith(`tenth_night_${name}`) && !line.includes('_bucket'));

describe('meters for Prometheus', () => {
  it('count events, measure times in seconds, and read gauges at each scrape', async () => {
    const { meters, read } = createPromMeters();
    let waiting = 1;
    meters.watch('mailsWaiting', () => [{ labels: {}, value: waiting }]);
    meters.count('limitHits', { rule: 'rates', subject: 'address' });
    meters.count('limitHits', { rule: 'rates', subject: 'address' }, 2);
    meters.time('firstPrice', {}, 1_500);
    waiting = 7;
    const page = await metricsPage([await read(true)]);
    expect(samples(page, 'limit_hits_total')).toEqual([
      'tenth_night_limit_hits_total{rule="rates",subject="address"} 3',
    ]);
    expect(samples(page, 'first_price_seconds_sum')).toEqual(['tenth_night_first_price_seconds_sum 1.5']);
    expect(samples(page, 'mails_waiting')).toEqual(['tenth_night_mails_waiting 7']);
  });

  it('add up the watchers of one gauge, and drop values that are gone', async () => {
    const { meters, read } = createPromMeters();
    let states = ['idle', 'busy'];
    meters.watch('databaseConnections', () => states.map((state) => ({ labels: { state }, value: 2 })));
    meters.watch('databaseConnections', () => [{ labels: { state: 'idle' }, value: 1 }]);
    const shown = async () => samples(await metricsPage([await read(false)]), 'database_connections{');
    expect(await shown()).toEqual([
      'tenth_night_database_connections{state="idle"} 3',
      'tenth_night_database_connections{state="busy"} 2',
    ]);
    states = [];
    expect(await shown()).toEqual(['tenth_night_database_connections{state="idle"} 1']);
  });

  it('show all other metrics if a gauge cannot be read', async () => {
    const { meters, read } = createPromMeters();
    meters.watch('mailsWaiting', () => Promise.reject(new Error('no database')));
    meters.watch('mailOldest', () => {
      throw new Error('no database');
    });
    meters.count('searchesStarted', {});
    expect(samples(await metricsPage([await read(true)]), 'searches_started')).toEqual([
      'tenth_night_searches_started_total 1',
    ]);
  });

  it('do not query the database in a process that should not report it', async () => {
    const { meters, read } = createPromMeters();
    let asked = 0;
    meters.watch('mailsWaiting', () => [{ labels: {}, value: ++asked }]);
    expect(samples(await metricsPage([await read(false)]), 'mails_waiting')).toEqual([]);
    expect(asked).toBe(0);
  });
});

describe('the metrics of several processes', () => {
  it('are sums; a circuit is open if it is open in one of them', async () => {
    const [one, two] = [createPromMeters(), createPromMeters()];
    const labels = { vendor: 'liteapi', guard: 'book' };
    for (const [{ meters }, value] of [
      [one, 1],
      [two, 0],
    ] as const) {
      meters.count('searchesStarted', {});
      meters.time('firstPrice', {}, 500);
      meters.watch('circuitOpen', () => [{ labels, value }]);
      meters.watch('openStreams', () => [{ labels: { route: '/a' }, value: 2 }]);
    }
    const page = await metricsPage(await Promise.all([one.read(true), two.read(false)]));
    expect(samples(page, 'searches_started')).toEqual(['tenth_night_searches_started_total 2']);
    expect(samples(page, 'first_price_seconds_count')).toEqual(['tenth_night_first_price_seconds_count 2']);
    expect(samples(page, 'open_streams')).toEqual(['tenth_night_open_streams{route="/a"} 4']);
    expect(samples(page, 'provider_circuit_open')).toEqual([
      'tenth_night_provider_circuit_open{vendor="liteapi",guard="book"} 1',
    ]);
  });

  it('include the counters of processes that have ended, but not their gauges', async () => {
    const [ended, serving] = [createPromMeters(), createPromMeters()];
    for (const { meters } of [ended, serving]) {
      meters.count('searchesStarted', {});
      meters.time('firstPrice', {}, 500);
      meters.watch('openStreams', () => [{ labels: { route: '/a' }, value: 2 }]);
    }
    const remains = await countersOf([await countersOf([await ended.read(true)]), []]);
    const page = await metricsPage([remains, await serving.read(true)]);
    expect(samples(page, 'searches_started')).toEqual(['tenth_night_searches_started_total 2']);
    expect(samples(page, 'first_price_seconds_count')).toEqual(['tenth_night_first_price_seconds_count 2']);
    expect(samples(page, 'open_streams')).toEqual(['tenth_night_open_streams{route="/a"} 2']);
  });
});
