/** Works on a few items at a time, and yields each result as soon as it is known. */
export async function* asTheyCome<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const waiting = items.values();
  const running = new Map<Item, Promise<readonly [Item, Result]>>();

  function startNext(): void {
    const { value: item, done } = waiting.next();
    if (!done)
      running.set(
        item,
        work(item).then((result) => [item, result] as const),
      );
  }

  for (let started = 0; started < atOnce; started += 1) startNext();
  try {
    while (running.size > 0) {
      const [item, result] = await Promise.race(running.values());
      running.delete(item);
      startNext();
      yield result;
    }
  } finally {
    // Nobody reads the others any more, also not their failures.
    for (const left of running.values()) left.catch(() => {});
  }
}
