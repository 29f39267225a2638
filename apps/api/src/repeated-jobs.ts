/** Runs rounds one after the other, with a pause between them. Stopping waits for the current round. */
export function everyMs(ms: number, round: () => Promise<unknown>, onError: (error: unknown) => void) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  function next(): void {
    timer = setTimeout(() => {
      underWay = round()
        .catch(onError)
        .finally(() => {
          if (!isStopped) next();
        });
    }, ms);
    timer.unref();
  }

  next();
  return async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}

/** Tracks work that continues after its response, so that the shutdown can wait for it. */
export function createWorkList() {
  const underWay = new Set<Promise<unknown>>();
  return {
    track<T>(work: Promise<T>): Promise<T> {
      const settled: Promise<unknown> = work.catch(() => null).finally(() => underWay.delete(settled));
      underWay.add(settled);
      return work;
    },
    /** Resolves when no work is running. */
    rest: async () => void (await Promise.all(underWay)),
  };
}
