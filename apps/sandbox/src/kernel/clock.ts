/** Time is an argument, so that a test can freeze it. The sandbox's clock can also be set and moved. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Continues from the time that was set, as fast as its base clock. */
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
