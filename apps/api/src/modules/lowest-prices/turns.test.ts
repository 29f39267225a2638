import { describe, expect, it } from 'vitest';
import { createTurns } from './turns';

const WITHIN_MS = 20;
const { signal } = new AbortController();

describe('a turn at the provider for lowest prices', () => {
  it('ends in time, so that a silent provider does not hold it', async () => {
    const turns = createTurns(WITHIN_MS);
    const silent = (within: AbortSignal) =>
      new Promise((_, reject) => {
        within.addEventListener('abort', () => reject(within.reason));
      });
    await expect(turns(signal, silent)).rejects.toThrow('timeout');
    expect(await turns(signal, async () => 'next')).toBe('next');
  });

  it('is one of six: the others are for searches', async () => {
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
