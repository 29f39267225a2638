/** Time comes from outside, so that a test can hold it still; the sandbox's own clock can be set and moved besides. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Goes on from wherever it was put, as fast as the clock that it is built on. */
export interface SandboxClock extends Clock {
  set(time: Date): void;
  advance(milliseconds: number): void;
  reset(): void;
}

export function createSandboxClock(base: Clock): SandboxClock {
  let offset = 0;
  return {
    now: () => new Date(base.now().getTime() + offset),
    set: (time) => {
      offset = time.getTime() - base.now().getTime();
    },
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    reset: () => {
      offset = 0;
    },
  };
}
