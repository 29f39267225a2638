/** Where slowed-down requests wait. It is small: somebody who opens many connections must not fill the memory. */

/** Resolves after so many milliseconds; rejects when the signal is raised. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export type WaitingRoom = {
  /** False when there is no room. Rejects when the signal is raised, and the place is free again. */
  wait(subject: string, ms: number, signal: AbortSignal): Promise<boolean>;
};

type Limits = { readonly perSubject: number; readonly inAll: number };

export function createWaitingRoom(pause: Pause, { perSubject, inAll }: Limits): WaitingRoom {
  const waiting = new Map<string, number>();
  let all = 0;

  function add(subject: string, change: 1 | -1): void {
    all += change;
    const count = (waiting.get(subject) ?? 0) + change;
    if (count > 0) waiting.set(subject, count);
    else waiting.delete(subject);
  }

  return {
    async wait(subject, ms, signal) {
      if (all >= inAll || (waiting.get(subject) ?? 0) >= perSubject) return false;
      add(subject, 1);
      try {
        await pause(ms, signal);
        return true;
      } finally {
        add(subject, -1);
      }
    },
  };
}
