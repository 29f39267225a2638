/** Sends spans by OTLP over HTTP. The only file that knows OpenTelemetry; loaded only if somebody wants traces. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracesConfig } from '../config/env';
import { readTraceparent } from './traceparent';
import type { Tracer } from './tracer';

const SERVICE = 'tenth-night';
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
/** A collector that is down must not hold up the end of the process. */
const LAST_SPANS_WITHIN_MS = 2_000;

export type OpenedTracer = { readonly tracer: Tracer; stop(): Promise<void> };

export function createOtelTracer({ endpoint, ratio }: TracesConfig): OpenedTracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE }),
    // Depends on the id of the trace alone, so a trace is whole or not there, and no visitor can ask for one.
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const spans = provider.getTracer(SERVICE);
  const current = new AsyncLocalStorage<Context>();

  return {
    tracer: {
      start(name, { kind, attributes, traceparent }) {
        const parent = current.getStore() ?? remoteContext(traceparent);
        const span = spans.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, parent);
        const context = trace.setSpan(ROOT_CONTEXT, span);
        return {
          run: (work) => current.run(context, work),
          end(last, isFailure) {
            span.setAttributes({ ...last });
            if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR });
            span.end();
          },
        };
      },
    },
    async stop() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_SPANS_WITHIN_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

function remoteContext(traceparent: string | undefined): Context {
  const remote = readTraceparent(traceparent);
  if (!remote) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { ...remote, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}
