/**
 * Shares the calls to a provider fairly, so that one caller cannot take them all. Serves waiting calls round robin
 * between callers. A caller's share depends on the free capacity: the more callers are busy, the less each may hold.
 */

export type TurnOptions = {
  /** Parallel calls; the rest wait. */
  readonly maxCalls: number;
  /** Calls that may wait. */
  readonly maxWaiting: number;
};

/** Null is our own work. It waits in the queue like one caller, but has no share limit. */
export type Caller = string | null;

export type Turns = {
  /**
   * Resolves with 'taken', or with the reason for a refusal: the caller's share is used up, or the whole queue is full.
   */
  take(caller: Caller, signal: AbortSignal): Promise<'taken' | 'share-full' | 'queue-full'>;
  giveBack(caller: Caller): void;
  /** Rejects all waiting calls. */
  dismiss(reason: Error): void;
  state(): { readonly running: number; readonly waiting: number };
};

/** A caller may hold twice as many turns as it leaves free: 8 of 12 when it is alone. */
const CALLS_PER_FREE = 2;
/** A caller may take as many places in the queue as it leaves free: half of the queue when it is alone. */
const WAITING_PER_FREE = 1;

export function createFairTurns({ maxCalls, maxWaiting }: TurnOptions): Turns {
  const line = createLine();
  const running = new Map<Caller, number>();
  let calls = 0;

  const mayRun = (caller: Caller) => isWithin(caller, running.get(caller) ?? 0, calls, maxCalls, CALLS_PER_FREE);
  const mayWait = (caller: Caller) => isWithin(caller, line.of(caller), line.all(), maxWaiting, WAITING_PER_FREE);

  function change(caller: Caller, by: 1 | -1): void {
    calls += by;
    const own = (running.get(caller) ?? 0) + by;
    if (own > 0) running.set(caller, own);
    else running.delete(caller);
  }

  function serveNext(): boolean {
    const next = line.next(mayRun);
    if (!next) return false;
    change(next.caller, 1);
    next.go();
    return true;
  }

  return {
    async take(caller, signal) {
      if (line.of(caller) === 0 && mayRun(caller)) {
        change(caller, 1);
        return 'taken';
      }
      if (!mayWait(caller)) return caller === null || line.of(caller) === 0 ? 'queue-full' : 'share-full';
      await line.wait(caller, signal);
      return 'taken';
    },
    giveBack(caller) {
      change(caller, -1);
      while (serveNext());
    },
    dismiss: line.dismiss,
    state: () => ({ running: calls, waiting: line.all() }),
  };
}

type Waiting = { readonly caller: Caller; readonly go: () => void; readonly refuse: (error: unknown) => void };

/** The waiting calls by caller, in the order of the next turn. */
function createLine() {
  const queues = new Map<Caller, Set<Waiting>>();
  let all = 0;

  function remove(call: Waiting): boolean {
    const queue = queues.get(call.caller);
    if (!queue?.delete(call)) return false;
    all -= 1;
    if (queue.size === 0) queues.delete(call.caller);
    return true;
  }

  return {
    all: () => all,
    of: (caller: Caller) => queues.get(caller)?.size ?? 0,

    async wait(caller: Caller, signal: AbortSignal): Promise<void> {
      const { promise, resolve, reject } = deferred();
      const call: Waiting = { caller, go: resolve, refuse: reject };
      const leave = () => remove(call) && reject(signal.reason);
      queues.set(caller, (queues.get(caller) ?? new Set()).add(call));
      all += 1;
      signal.addEventListener('abort', leave, { once: true });
      await promise.finally(() => signal.removeEventListener('abort', leave));
    },

    /** Takes the next call out of the queue, and moves its caller to the end. */
    next(mayRun: (caller: Caller) => boolean): Waiting | null {
      for (const [caller, queue] of queues) {
        const [call] = queue;
        if (!call || !mayRun(caller)) continue;
        queues.delete(caller);
        queues.set(caller, queue);
        remove(call);
        return call;
      }
      return null;
    },

    dismiss(reason: Error): void {
      for (const queue of queues.values()) for (const { refuse } of queue) refuse(reason);
      queues.clear();
      all = 0;
    },
  };
}

function deferred() {
  let [resolve, reject]: [() => void, (error: unknown) => void] = [() => {}, () => {}];
  const promise = new Promise<void>((go, refuse) => {
    [resolve, reject] = [go, refuse];
  });
  return { promise, resolve, reject };
}

/**
 * Whether a caller with `own` slots may take one more of `max`, when `used` are taken. The first slot is always
 * allowed.
 */
function isWithin(caller: Caller, own: number, used: number, max: number, perFree: number): boolean {
  if (used >= max) return false;
  return caller === null || own === 0 || own + 1 <= perFree * (max - used - 1);
}
