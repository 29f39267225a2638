/** Opens the metrics of this process. Loads their library only if somebody wants them. */
import cluster from 'node:cluster';
import type { MetricsConfig } from '@tenth-night/api/config/env';
import { type Meters, NO_METERS } from '@tenth-night/api/metrics/meters';
import { serveMetrics } from './metrics-server';
import { answerReadings } from './readings';

type OpenedMetrics = {
  readonly meters: Meters;
  /** Null if nobody wants metrics, or another process serves them. */
  readonly url: string | null;
  stop(): Promise<void>;
};

const NOTHING_TO_STOP = async () => {};

export async function openMetrics(at: MetricsConfig | null): Promise<OpenedMetrics> {
  if (!at) return { meters: NO_METERS, url: null, stop: NOTHING_TO_STOP };
  const { createPromMeters, metricsPage } = await import('@tenth-night/api/metrics/prom-meters');
  const { meters, read } = createPromMeters();
  if (cluster.isWorker) {
    answerReadings(read);
    return { meters, url: null, stop: NOTHING_TO_STOP };
  }
  const { url, stop } = await serveMetrics(at, async () => metricsPage([await read(true)]));
  return { meters, url, stop };
}
