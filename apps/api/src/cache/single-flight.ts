/** Whoever asks the same while it is being answered gets the same answer. Search-and-browse §7 "API base". */

type Work<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** Rejects for a caller whose own signal aborts; the work itself is aborted when nobody waits for it any more. */
export type SingleFlight = <Answer>(key: string, signal: AbortSignal, work: Work<Answer>) => Promise<Answer>;

type Flight = { readonly result: Promise<unknown>; readonly stop: AbortController; waiting: number };

export function createSingleFlight(): SingleFlight {
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

  return async <Answer>(key: string, signal: AbortSignal, work: Work<Answer>) => {
    signal.throwIfAborted();
    const flight = flights.get(key) ?? start(key, work);
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
  };
}

function orAborted<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
