/** Splits long work into short slices. After each slice, other work of this process gets a turn. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Leaves room for a slow machine: no request may delay another by more than 50 ms. */
const SLICE_MS = 8;

export interface Slices {
  /** True if this turn of the event loop has worked long enough. All work of the process shares a turn. */
  isOver(): boolean;
  /**
   * Waits in a queue; check `isOver` again afterwards. Each turn of the event loop runs only one piece of long work.
   */
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

/** One for the whole process, because there is only one event loop. */
export const slices: Slices = createSlices(() => performance.now());
