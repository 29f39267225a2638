/** Where slowed-down requests wait. Its size is limited, so that many connections cannot fill the memory. */

/** Resolves after `ms` milliseconds; rejects when the signal aborts. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export type WaitingRoom = {
  /** False if there is no room. Rejects when the signal aborts, and frees the place. */
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
