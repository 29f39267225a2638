import type { TracesConfig } from '@tenth-night/api/config/env';
import type { OpenedTracer } from '@tenth-night/api/traces/otel-tracer';
import { NO_TRACER } from '@tenth-night/api/traces/tracer';

/** Loads the library only if somebody wants traces. */
export async function openTraces(to: TracesConfig | null): Promise<OpenedTracer> {
  if (!to) return { tracer: NO_TRACER, stop: async () => {} };
  const { createOtelTracer } = await import('@tenth-night/api/traces/otel-tracer');
  return createOtelTracer(to);
}
