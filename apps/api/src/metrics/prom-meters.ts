/** Meters that Prometheus can read. The only file that knows its library; loaded only if metrics are wanted. */
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import type { Meters, Sample } from './meters';
import { type GaugeName, METRIC_PREFIX, METRICS, PROCESS_METRICS } from './metric-table';

const MS_PER_S = 1_000;

/** The numbers of one process, in a form that can be sent to another. */
export type Reading = readonly MetricObjectWithValues<MetricValue<string>>[];

export type PromMeters = {
  readonly meters: Meters;
  /** `withSite` includes what the database says. */
  read(withSite: boolean): Promise<Reading>;
};

type Entry = { count?: Counter; time?: Histogram };
type Watcher = () => readonly Sample<GaugeName>[] | Promise<readonly Sample<GaugeName>[]>;

export function createPromMeters(): PromMeters {
  const registries = { process: new Registry(), site: new Registry() };
  collectProcess(registries.process);
  const entries = new Map<string, Entry>();
  const watchers = new Map<string, Watcher[]>();

  for (const [key, metric] of Object.entries(METRICS)) {
    const { name, help } = metric;
    const labelNames = [...metric.labels];
    const shared = { name, help, labelNames, registers: [registries.process] };
    if (metric.kind === 'counter') entries.set(key, { count: new Counter(shared) });
    else if (metric.kind === 'timer')
      entries.set(key, { time: new Histogram({ ...shared, buckets: [...metric.buckets] }) });
    else {
      const ours: Watcher[] = [];
      watchers.set(key, ours);
      new Gauge({
        ...shared,
        registers: [registries[metric.scope]],
        aggregator: metric.of,
        async collect() {
          this.reset();
          // A gauge that cannot be read must not hide all the others.
          const samples = await Promise.all(ours.map(async (read) => read()).map((read) => read.catch(() => [])));
          for (const { labels, value } of samples.flat()) this.inc(labels, value);
        },
      });
    }
  }

  return {
    meters: {
      count: (name, labels, by = 1) => entries.get(name)?.count?.inc(labels, by),
      time: (name, labels, ms) => entries.get(name)?.time?.observe(labels, ms / MS_PER_S),
      watch: (name, read) => void watchers.get(name)?.push(read as Watcher),
    },
    async read(withSite) {
      const own = (await registries.process.getMetricsAsJSON()).map(ofSlowest);
      return withSite ? [...own, ...(await registries.site.getMetricsAsJSON())] : own;
    },
  };
}

function collectProcess(register: Registry): void {
  collectDefaultMetrics({ register, prefix: METRIC_PREFIX });
  for (const { name } of register.getMetricsAsArray()) {
    if (!PROCESS_METRICS.includes(name)) register.removeSingleMetric(name);
  }
}

/** A visitor notices the slowest process, and not the average. */
function ofSlowest(metric: Reading[number]): Reading[number] {
  return metric.name.includes('eventloop_lag') ? { ...metric, aggregator: 'max' } : metric;
}

/** The readings of all processes as one page for Prometheus. */
export async function metricsPage(readings: readonly Reading[]): Promise<string> {
  return together(readings).metrics();
}

/** What remains of processes that have ended: a counter must not fall, or Prometheus would think that it restarted. */
export async function countersOf(readings: readonly Reading[]): Promise<Reading> {
  const counters = readings.map((reading) => reading.filter(({ type }) => REMAINING.has(String(type))));
  return together(counters).getMetricsAsJSON();
}

const REMAINING: ReadonlySet<string> = new Set(['counter', 'histogram']);

const together = (readings: readonly Reading[]) =>
  AggregatorRegistry.aggregate(readings.map((reading) => [...reading])) as Registry;
