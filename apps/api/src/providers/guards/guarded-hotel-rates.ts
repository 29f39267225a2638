/** The hotel-rate provider behind its guard. A stream keeps its turn until its last hotel. */

import type { HotelRatesPort } from '../ports/hotel-rates.port';
import { type Guard, outcomeOf } from './guard';

export function guardHotelRates(provider: HotelRatesPort, guard: Guard): HotelRatesPort {
  return {
    searchPlaces: (text, language, signal) => guard.run(signal, () => provider.searchPlaces(text, language, signal)),
    place: (id, language, signal) => guard.run(signal, () => provider.place(id, language, signal)),
    hotel: (id, language, signal) => guard.run(signal, () => provider.hotel(id, language, signal)),
    hotels: (request, signal) => guard.run(signal, () => provider.hotels(request, signal)),

    /** Only helps to choose a day or a hotel. If it fails, searches go on: it does not open the circuit. */
    async minRates(request, signal) {
      const leave = await guard.enter(signal);
      let outcome: Parameters<typeof leave>[0] = 'abandoned';
      try {
        const prices = await provider.minRates(request, signal);
        outcome = 'answered';
        return prices;
      } finally {
        leave(outcome);
      }
    },

    async *streamRates(request, signal) {
      const leave = await guard.enter(signal);
      // If the reader stops early, the call counts as abandoned.
      let outcome: Parameters<typeof leave>[0] = 'abandoned';
      try {
        yield* provider.streamRates(request, signal);
        outcome = 'answered';
      } catch (error) {
        outcome = outcomeOf(error, signal);
        throw error;
      } finally {
        leave(outcome);
      }
    },
  };
}
