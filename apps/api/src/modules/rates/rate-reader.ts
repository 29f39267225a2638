/** Collects the rates from several flights for one caller. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PricedHotel, Reader } from './rate-flight';

/** Sends the first hotels at once. Later ones wait this long for more, because a write costs more than a hotel. */
const GATHER_MS = 5;

export type RateReader = Reader & {
  /** The number of flights to wait for. */
  expect(flights: number): void;
  /**
   * Yields everything new since the last group, until all flights have ended. Then throws the first failure, if any.
   */
  groups(): AsyncGenerator<readonly PricedHotel[]>;
  close(): void;
};

export function createRateReader(signal: AbortSignal): RateReader {
  let waiting: PricedHotel[] = [];
  let open = 0;
  let failure: { readonly error: unknown } | null = null;
  let wake = () => {};
  let hurry = () => {};
  const onAbort = () => {
    wake();
    hurry();
  };
  signal.addEventListener('abort', onAbort);

  const arrival = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const company = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHER_MS);
      hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function* groups(): AsyncGenerator<readonly PricedHotel[]> {
    for (let isFirst = true; ; ) {
      signal.throwIfAborted();
      if (waiting.length > 0) {
        const group = waiting;
        waiting = [];
        isFirst = false;
        yield group;
      } else if (open > 0) {
        await arrival();
        if (open > 0) await (isFirst ? nextTurn() : company());
      } else {
        if (failure) throw failure.error;
        return;
      }
    }
  }

  return {
    expect(flights) {
      open = flights;
    },
    take(hotels) {
      for (const hotel of hotels) waiting.push(hotel);
      wake();
    },
    end(error) {
      open -= 1;
      if (error !== null) failure ??= { error };
      wake();
      if (open === 0) hurry();
    },
    groups,
    close: () => signal.removeEventListener('abort', onAbort),
  };
}
