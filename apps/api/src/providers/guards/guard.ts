/**
 * Protects a provider: limits parallel calls in total and per caller, and stops all calls while the provider is down.
 */
import { currentCaller } from '../caller';
import { CallerOverShare, ProviderError, ProviderUnavailable } from '../provider-error';
import { createFairTurns, type TurnOptions } from './fair-turns';

export type GuardOptions = TurnOptions & {
  readonly vendor: string;
  /** Which calls to the vendor, for the operator. */
  readonly kind: string;
  /** The circuit opens after this many outages in a row. */
  readonly maxOutages: number;
  /** How long an open circuit blocks all calls. After that, one trial call goes through. */
  readonly openMs: number;
  readonly now?: () => number;
};

/** `abandoned` means that the caller went away. It says nothing about the provider. */
type Outcome = 'answered' | 'outage' | 'abandoned';
type Leave = (outcome: Outcome) => void;

export type Guard = {
  /** Waits for a turn on behalf of the current caller. Call `leave` once when the call has ended. */
  enter(signal: AbortSignal): Promise<Leave>;
  run<Answer>(signal: AbortSignal, call: () => Promise<Answer>): Promise<Answer>;
  state(): GuardState;
};

export type GuardState = {
  /** The last calls failed, and none has been answered since. */
  readonly isOpen: boolean;
  readonly running: number;
  readonly waiting: number;
};

export type OpenGuard = (options: GuardOptions) => Guard;

/** For one rate provider. */
export const HOTEL_RATES_GUARD: Omit<GuardOptions, 'vendor'> = {
  kind: 'search',
  maxCalls: 12,
  maxWaiting: 200,
  maxOutages: 5,
  openMs: 5_000,
};

/** Separate from searches, so that a flood of searches blocks no booking. A booking call may last minutes. */
export const BOOKING_GUARD: Omit<GuardOptions, 'vendor' | 'kind'> = {
  maxCalls: 40,
  maxWaiting: 100,
  maxOutages: 5,
  openMs: 5_000,
};

export function createGuard(options: Omit<GuardOptions, 'kind'>): Guard {
  const circuit = createCircuit(options);
  const turns = createFairTurns(options);

  async function enter(signal: AbortSignal): Promise<Leave> {
    signal.throwIfAborted();
    const settle = circuit.admit();
    const caller = currentCaller();
    try {
      const turn = await turns.take(caller, signal);
      if (turn === 'share-full') throw new CallerOverShare(options.vendor, caller);
      if (turn === 'queue-full') throw new ProviderUnavailable(options.vendor, 'too many calls are waiting');
    } catch (error) {
      settle('abandoned');
      throw error;
    }
    return (outcome) => {
      if (settle(outcome) === 'opened') turns.dismiss(new ProviderUnavailable(options.vendor, 'it is down'));
      turns.giveBack(caller);
    };
  }

  return {
    enter,
    state: () => ({ isOpen: circuit.isOpen(), ...turns.state() }),
    async run(signal, call) {
      const leave = await enter(signal);
      try {
        const answer = await call();
        leave('answered');
        return answer;
      } catch (error) {
        leave(outcomeOf(error, signal));
        throw error;
      }
    },
  };
}

export function outcomeOf(error: unknown, signal: AbortSignal): Outcome {
  if (signal.aborted) return 'abandoned';
  return error instanceof ProviderError && error.isOutage ? 'outage' : 'answered';
}

type Settle = (outcome: Outcome) => 'opened' | 'unchanged';

function createCircuit({ vendor, maxOutages, openMs, now = Date.now }: Omit<GuardOptions, 'kind'>) {
  let outages = 0;
  let openUntil: number | null = null;
  let isTrying = false;

  function settle(outcome: Outcome, isTrial: boolean): ReturnType<Settle> {
    if (isTrial) isTrying = false;
    if (outcome === 'abandoned') return 'unchanged';
    if (outcome === 'answered') {
      // A call that started before the circuit opened does not close it.
      if (isTrial) openUntil = null;
      if (openUntil === null) outages = 0;
      return 'unchanged';
    }
    outages += 1;
    if (!isTrial && (openUntil !== null || outages < maxOutages)) return 'unchanged';
    openUntil = now() + openMs;
    return 'opened';
  }

  return {
    isOpen: () => openUntil !== null,
    /** Lets a call through. The returned function takes the outcome. */
    admit(): Settle {
      const isTrial = openUntil !== null;
      if (openUntil !== null && (isTrying || now() < openUntil)) throw new ProviderUnavailable(vendor, 'it is down');
      isTrying ||= isTrial;
      return (outcome) => settle(outcome, isTrial);
    },
  };
}
