/** One machine asks, and the others read its answer from the shared cache. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Cache } from './cache.port';
import type { Lease } from './leases.port';

/** A search takes about a second. Looks often at first, for answers that are almost there. */
const LOOK_MS = { first: 20, longest: 100 } as const;

type Answering<Answer> = {
  /** Equal answers have equal names. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** Reads the cache. Null if something is missing. */
  find(): Promise<Answer | null>;
  /** Asks the provider, and writes to the cache before it resolves. */
  ask(): Promise<Answer>;
};

/** For an answer that the caller did not find in the cache. */
export async function askOnOneMachine<Answer>(cache: Cache, answering: Answering<Answer>): Promise<Answer> {
  const { name, find, ask } = answering;
  if (!cache.leases) return ask();
  for (;;) {
    const lease = await cache.leases.take(name);
    // Another machine may have finished just before.
    if (lease) return inLease(lease, async () => (await find()) ?? (await ask()));
    cache.countJoined?.(name);
    const answer = await follow(cache.leases, answering);
    if (answer === 'failed') return ask();
    if (answer !== 'free') return answer.found;
  }
}

async function inLease<Answer>(lease: Lease, work: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await work();
    await lease.end('done');
    return answer;
  } catch (error) {
    await lease.end('failed');
    throw error;
  }
}

/** Waits for the answer of another machine. `free`: it ended without one, or died. */
async function follow<Answer>(
  leases: NonNullable<Cache['leases']>,
  { name, signal, find }: Answering<Answer>,
): Promise<{ readonly found: Answer } | 'free' | 'failed'> {
  for (let ms: number = LOOK_MS.first; ; ms = Math.min(ms * 2, LOOK_MS.longest)) {
    await pause(ms, undefined, { signal });
    // In this order: what a machine wrote before its lease ended is found.
    const [state, found] = await Promise.all([leases.stateOf(name), find()]);
    if (found !== null) return { found };
    if (state !== 'taken') return state;
  }
}
