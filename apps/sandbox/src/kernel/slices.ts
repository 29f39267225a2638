/** Long work in short slices: whatever else waits in this process gets its turn after each of them. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** With room for a slow machine, below the 50 ms for which no request may hold up another. */
const SLICE_MS = 8;

export interface Slices {
  /** True when this turn of the event loop has worked long enough. All work of the process shares one turn. */
  isOver(): boolean;
  /** Waits in line; ask again afterwards. In each turn of the event loop only one piece of long work goes on. */
  next(): Promise<void>;
  map<T, R>(list: readonly T[], make: (item: T, index: number) => R): Promise<R[]>;
  filter<T>(list: readonly T[], test: (item: T) => boolean): Promise<T[]>;
}

/** `now` is in milliseconds. */
export function createSlices(now: () => number): Slices {
  let endsAt: number | undefined;
  let line: Promise<void> = Promise.resolve();

  const isOver = (): boolean => {
    if (endsAt === undefined) {
      endsAt = now() + SLICE_MS;
      setImmediate(() => {
        endsAt = undefined;
      });
    }
    return now() >= endsAt;
  };
  const next = (): Promise<void> => {
    line = line.then(() => nextTurn());
    return line;
  };
  return {
    isOver,
    next,
    map: async (list, make) => {
      const made = [];
      for (const [index, item] of list.entries()) {
        while (isOver()) await next();
        made.push(make(item, index));
      }
      return made;
    },
    filter: async (list, test) => {
      const passed = [];
      for (const item of list) {
        while (isOver()) await next();
        if (test(item)) passed.push(item);
      }
      return passed;
    },
  };
}

/** One for the whole process, because the event loop is one. */
export const slices: Slices = createSlices(() => performance.now());
