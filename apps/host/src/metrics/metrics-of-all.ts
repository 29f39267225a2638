/** The metrics of several processes on one page. The first process serves it, and does no other work. */
import type { Worker } from 'node:cluster';
import type { MetricsConfig } from '@tenth-night/api/config/env';
import { serveMetrics } from './metrics-server';
import { createReadings } from './readings';

type MetricsOfAll = { readonly url: string; forget(worker: Worker): void };

export async function openMetricsOfAll(
  at: MetricsConfig | null,
  workers: () => readonly Worker[],
): Promise<MetricsOfAll | null> {
  if (!at) return null;
  const { countersOf, metricsPage } = await import('@tenth-night/api/metrics/prom-meters');
  const { readAll, forget } = createReadings(countersOf);
  const { url } = await serveMetrics(at, async () => metricsPage(await readAll(workers())));
  return { url, forget };
}
