import { describe, expect, it } from 'vitest';
import { createTurns } from './turns';

const WITHIN_MS = 20;
const { signal } = new AbortController();

describe('a turn at the provider for lowest prices', () => {
  it('ends after its time limit, even if the provider does not answer', async () => {
    const turns = createTurns(WITHIN_MS);
    const silent = (within: AbortSignal) =>
      new Promise((_, reject) => {
        within.addEventListener('abort', () => reject(within.reason));
      });
    await expect(turns(signal, silent)).rejects.toThrow('timeout');
    expect(await turns(signal, async () => 'next')).toBe('next');
  });

  it('is one of six at the same time; the other calls are kept for searches', async () => {
    const turns = createTurns();
    let [running, most] = [0, 0];
    const call = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 30 }, () => turns(new AbortController().signal, call)));
    expect(most).toBe(6);
  });
});
