/** Calls for lowest prices take at most half of the turns at the provider, and not for long: searches come first. */
import { createGuard, HOTEL_RATES_GUARD } from '../../providers/guards/guard';

const MAX_CALLS = HOTEL_RATES_GUARD.maxCalls / 2;
const MAX_WAITING = 1_000;
/** A traveler has left the calendar by then. */
const WITHIN_MS = 15_000;

export type Turns = <Answer>(signal: AbortSignal, call: (within: AbortSignal) => Promise<Answer>) => Promise<Answer>;

export function createTurns(withinMs = WITHIN_MS): Turns {
  // This guard only counts calls, and shares the turns fairly. The provider's own guard decides whether it is down.
  const guard = createGuard({
    vendor: 'hotel-rates',
    maxCalls: MAX_CALLS,
    maxWaiting: MAX_WAITING,
    maxOutages: Number.POSITIVE_INFINITY,
    openMs: 0,
  });
  return (signal, call) => guard.run(signal, () => call(AbortSignal.any([signal, AbortSignal.timeout(withinMs)])));
}
