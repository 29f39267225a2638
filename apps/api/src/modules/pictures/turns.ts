/** Runs a limited number of jobs at once. The others wait in a queue of limited length, first come first served. */

export type TurnLimits = { readonly atOnce: number; readonly waiting: number };

/** Thrown if the queue is full. */
export class NoTurnLeft extends Error {
  override readonly name = 'NoTurnLeft';
}

export type Turns = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

export function createTurns({ atOnce, waiting }: TurnLimits): Turns {
  const queue: (() => void)[] = [];
  let free = atOnce;

  function wait(signal: AbortSignal): Promise<void> {
    if (queue.length >= waiting) throw new NoTurnLeft(`${waiting} jobs are waiting already`);
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(start), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(start);
    });
  }

  return async (signal, work) => {
    signal.throwIfAborted();
    if (free > 0) free -= 1;
    else await wait(signal);
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
