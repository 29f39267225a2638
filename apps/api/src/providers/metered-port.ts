/** A port whose calls are timed and traced: by vendor, by the name of the method, and by how they ended. */
import { type Meters, NO_METERS } from '../metrics/meters';
import { NO_TRACER, type Tracer } from '../traces/tracer';
import { ProviderError } from './provider-error';

export type Watch = { readonly meters: Meters; readonly tracer: Tracer };
/** Nobody looks. */
export const UNWATCHED: Watch = { meters: NO_METERS, tracer: NO_TRACER };

type Call = (...args: readonly unknown[]) => Promise<unknown> | AsyncIterable<unknown>;
type Outcome = 'answered' | 'refused' | 'outage' | 'abandoned';
type End = (outcome: Outcome) => void;

/** Every method of a port takes its signal last, and returns a promise or a stream. */
export function meterPort<Port extends object>(port: Port, vendor: string, { meters, tracer }: Watch): Port {
  if (meters === NO_METERS && tracer === NO_TRACER) return port;
  const begin = (operation: string): End => {
    const startedAt = performance.now();
    const attributes = { 'tenth_night.vendor': vendor, 'tenth_night.operation': operation };
    const span = tracer.start(`${vendor} ${operation}`, { kind: 'client', attributes });
    return (outcome) => {
      meters.time('providerCall', { vendor, operation, outcome }, performance.now() - startedAt);
      span.end({ 'tenth_night.outcome': outcome }, outcome === 'outage');
    };
  };
  const metered = (Object.entries(port) as [string, Call][]).map(([operation, call]) => [
    operation,
    (...args: readonly unknown[]) => {
      const end = begin(operation);
      const answer = call(...args);
      return answer instanceof Promise ? meterAnswer(answer, args.at(-1), end) : meterStream(answer, args.at(-1), end);
    },
  ]);
  return Object.fromEntries(metered) as Port;
}

function meterAnswer(answer: Promise<unknown>, signal: unknown, end: End): Promise<unknown> {
  answer.then(
    () => end('answered'),
    (error) => end(outcomeOf(error, signal)),
  );
  return answer;
}

/** If the reader stops early, the call counts as abandoned. */
async function* meterStream(stream: AsyncIterable<unknown>, signal: unknown, end: End) {
  let outcome: Outcome = 'abandoned';
  try {
    yield* stream;
    outcome = 'answered';
  } catch (error) {
    outcome = outcomeOf(error, signal);
    throw error;
  } finally {
    end(outcome);
  }
}

function outcomeOf(error: unknown, signal: unknown): Outcome {
  if (signal instanceof AbortSignal && signal.aborted) return 'abandoned';
  return error instanceof ProviderError && !error.isOutage ? 'refused' : 'outage';
}
