/** Loads hotel details a few at a time, and never several at exactly the same moment. Search-and-browse §9. */
import { setTimeout as pause } from 'node:timers/promises';
import { createGuard } from '../../providers/guards/guard';

const MAX_CALLS = 6;
const JITTER_MS = 100;

export type CallPace = <Answer>(signal: AbortSignal, call: () => Promise<Answer>) => Promise<Answer>;

/** Randomness and clock, replaceable in tests. */
export type Jitter = {
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

const REAL_JITTER: Jitter = { random: Math.random, wait: (ms, signal) => pause(ms, undefined, { signal }) };

/** The first call of a burst starts at once. Each call that arrives during another waits up to 100 ms. */
export function createCallPace({ random, wait }: Jitter = REAL_JITTER): CallPace {
  // This guard only counts calls. The provider's own guard decides whether the provider is down.
  const turns = createGuard({
    vendor: 'hotel-rates',
    maxCalls: MAX_CALLS,
    maxWaiting: 200,
    maxOutages: Number.POSITIVE_INFINITY,
    openMs: 0,
  });
  let underWay = 0;

  return async (signal, call) => {
    const isFirst = underWay === 0;
    underWay += 1;
    try {
      return await turns.run(signal, async () => {
        if (!isFirst) await wait(random() * JITTER_MS, signal);
        return call();
      });
    } finally {
      underWay -= 1;
    }
  };
}
