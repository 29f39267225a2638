/** Identical calls at the same time share one answer. Search-and-browse §7 "API base"; OPEN-38. */

type Work = (signal: AbortSignal) => Promise<unknown>;

/** Rejects for a caller whose own signal aborts. The call itself is aborted when its last caller has left. */
export type SharedCalls = (key: string, signal: AbortSignal, work: Work) => Promise<unknown>;

type SharedCall = { readonly answer: Promise<unknown>; readonly stop: AbortController; callers: number };

export function createSharedCalls(): SharedCalls {
  const underWay = new Map<string, SharedCall>();

  function start(key: string, work: Work): SharedCall {
    const stop = new AbortController();
    const call = { answer: work(stop.signal), stop, callers: 0 };
    underWay.set(key, call);
    const end = () => forget(key, call);
    call.answer.then(end, end);
    return call;
  }

  function forget(key: string, call: SharedCall): void {
    if (underWay.get(key) === call) underWay.delete(key);
  }

  return async (key, signal, work) => {
    signal.throwIfAborted();
    const call = underWay.get(key) ?? start(key, work);
    call.callers += 1;
    try {
      return await untilAborted(call.answer, signal);
    } finally {
      call.callers -= 1;
      if (call.callers === 0 && signal.aborted) {
        forget(key, call);
        call.stop.abort(signal.reason);
      }
    }
  };
}

function untilAborted(answer: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
