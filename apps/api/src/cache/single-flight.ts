/** Identical calls at the same time share one answer. Search-and-browse §7 "API base". */
import { currentCaller } from '../providers/caller';
import { CallerOverShare } from '../providers/provider-error';

type Work<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** Rejects for a caller whose signal aborts. Aborts the work when no caller waits for it any more. */
export type SingleFlight = <Answer>(key: string, signal: AbortSignal, work: Work<Answer>) => Promise<Answer>;

type Flight = { readonly result: Promise<unknown>; readonly stop: AbortController; waiting: number };

export function createSingleFlight(onJoined?: (key: string) => void): SingleFlight {
  const flights = new Map<string, Flight>();

  function start(key: string, work: Work<unknown>): Flight {
    const stop = new AbortController();
    const flight: Flight = { result: work(stop.signal), stop, waiting: 0 };
    flights.set(key, flight);
    const land = () => forget(key, flight);
    flight.result.then(land, land);
    return flight;
  }

  function forget(key: string, flight: Flight): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  async function join<Answer>(key: string, signal: AbortSignal, work: Work<Answer>): Promise<Answer> {
    signal.throwIfAborted();
    const joined = flights.get(key);
    if (joined) onJoined?.(key);
    const flight = joined ?? start(key, work);
    flight.waiting += 1;
    try {
      return (await orAborted(flight.result, signal)) as Answer;
    } finally {
      flight.waiting -= 1;
      if (flight.waiting === 0 && signal.aborted) {
        forget(key, flight);
        flight.stop.abort(signal.reason);
      }
    }
  }

  return async (key, signal, work) => {
    for (;;) {
      try {
        return await join(key, signal, work);
      } catch (error) {
        // The flight belonged to a caller who asks too often. That refusal is not an answer for others, so starts
        // again.
        if (!(error instanceof CallerOverShare) || error.caller === currentCaller()) throw error;
      }
    }
  };
}

function orAborted<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
