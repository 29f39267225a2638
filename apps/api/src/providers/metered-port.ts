/** A port whose calls are timed: by vendor, by the name of the method, and by how they ended. */
import { type Meters, NO_METERS } from '../metrics/meters';
import { ProviderError } from './provider-error';

type Call = (...args: readonly unknown[]) => Promise<unknown> | AsyncIterable<unknown>;
type Outcome = 'answered' | 'refused' | 'outage' | 'abandoned';

/** Every method of a port takes its signal last, and returns a promise or a stream. */
export function meterPort<Port extends object>(port: Port, vendor: string, meters: Meters): Port {
  if (meters === NO_METERS) return port;
  const metered = (Object.entries(port) as [string, Call][]).map(([operation, call]) => {
    const time = (startedAt: number, outcome: Outcome) =>
      meters.time('providerCall', { vendor, operation, outcome }, performance.now() - startedAt);
    return [operation, (...args: readonly unknown[]) => meterCall(() => call(...args), args.at(-1), time)];
  });
  return Object.fromEntries(metered) as Port;
}

type Time = (startedAt: number, outcome: Outcome) => void;

function meterCall(call: () => ReturnType<Call>, signal: unknown, time: Time): ReturnType<Call> {
  const startedAt = performance.now();
  const answer = call();
  if (!(answer instanceof Promise)) return meterStream(answer, startedAt, signal, time);
  answer.then(
    () => time(startedAt, 'answered'),
    (error) => time(startedAt, outcomeOf(error, signal)),
  );
  return answer;
}

/** If the reader stops early, the call counts as abandoned. */
async function* meterStream(stream: AsyncIterable<unknown>, startedAt: number, signal: unknown, time: Time) {
  let outcome: Outcome = 'abandoned';
  try {
    yield* stream;
    outcome = 'answered';
  } catch (error) {
    outcome = outcomeOf(error, signal);
    throw error;
  } finally {
    time(startedAt, outcome);
  }
}

function outcomeOf(error: unknown, signal: unknown): Outcome {
  if (signal instanceof AbortSignal && signal.aborted) return 'abandoned';
  return error instanceof ProviderError && !error.isOutage ? 'refused' : 'outage';
}
