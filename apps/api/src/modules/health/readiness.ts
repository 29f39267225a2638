/** Decides whether this process may get visitors. */

/** Null if it may. */
export type NotReady = 'shutting-down' | 'database' | null;

/** Load balancers wait a few seconds for a probe, and a database that vanished answers after ten at the earliest. */
const PING_WITHIN_MS = 2_000;

type Parts = {
  isReady(): boolean;
  ping(): Promise<void>;
  /** Gets the reason why the database did not answer. */
  report(error: unknown): void;
  readonly withinMs?: number;
};

export async function readiness({ isReady, ping, report, withinMs = PING_WITHIN_MS }: Parts): Promise<NotReady> {
  if (!isReady()) return 'shutting-down';
  try {
    await inTime(ping(), withinMs);
    return null;
  } catch (error) {
    report(error);
    return 'database';
  }
}

async function inTime(answer: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
