/** A rate provider that a test answers by hand, call by call. */
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import type { HotelRatesPort } from '../../../providers/ports/hotel-rates.port';

export type Call = {
  readonly hotelIds: readonly string[];
  readonly signal: AbortSignal;
  send(...hotels: HotelOffers[]): void;
  finish(error?: Error): void;
};

/** Adds every call to `calls`. */
export function providerByHand(calls: Call[]): Pick<HotelRatesPort, 'streamRates'> {
  return { streamRates: ({ hotelIds }, signal) => answerByHand(calls, hotelIds, signal) };
}

async function* answerByHand(
  calls: Call[],
  hotelIds: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<readonly HotelOffers[]> {
  const groups: HotelOffers[][] = [];
  let end: { error?: Error | undefined } | null = null;
  let wake = () => {};
  signal.addEventListener('abort', () => wake());
  calls.push({
    hotelIds,
    signal,
    send: (...hotels) => {
      groups.push(hotels);
      wake();
    },
    finish: (error) => {
      end = { error };
      wake();
    },
  });
  for (;;) {
    signal.throwIfAborted();
    const group = groups.shift();
    if (group) yield group;
    else if (end) {
      if ((end as { error?: Error }).error) throw (end as { error?: Error }).error;
      return;
    } else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
}
