/** One round after the other, with a pause in between; the end waits for the round that is under way. */
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
