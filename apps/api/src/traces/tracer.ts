/** Spans: what a request did, and for how long. The code does not know who listens, and usually nobody does. */

/** Never personal data, and no address with a query. */
export type Attributes = Readonly<Record<string, string | number>>;

export type Span = {
  /** Spans that start in `work` are children of this one. */
  run<Result>(work: () => Result): Result;
  end(attributes: Attributes, isFailure: boolean): void;
};

export type SpanStart = {
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes: Attributes;
  /** The header of the caller, if another program began the trace. */
  readonly traceparent?: string | undefined;
};

export type Tracer = {
  /** A child of the span that runs now, else of the caller's, else the first of a new trace. */
  start(name: string, start: SpanStart): Span;
};

const NO_SPAN: Span = { run: (work) => work(), end() {} };
export const NO_TRACER: Tracer = { start: () => NO_SPAN };
