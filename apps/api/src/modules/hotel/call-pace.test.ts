import { describe, expect, it } from 'vitest';
import { createCallPace } from './call-pace';

const never = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Calls that stay open until the test ends them. The waits before them take no time. */
function setUp(random = () => 0.5) {
  const waits: number[] = [];
  const begun: (() => void)[] = [];
  const pace = createCallPace({ random, wait: async (ms) => waits.push(ms) });
  const open = () => pace(never, () => new Promise<void>((resolve) => begun.push(resolve)));
  return { waits, begun, open };
}

describe('calls for hotel details', () => {
  it('[HOTEL-31] run 6 at once; the seventh waits for one of them', async () => {
    const { begun, open } = setUp();
    const calls = Array.from({ length: 7 }, open);
    await settled();
    expect(begun).toHaveLength(6);
    begun[2]?.();
    await settled();
    expect(begun).toHaveLength(7);
    for (const end of begun) end();
    await Promise.all(calls);
  });

  it('[HOTEL-32] start up to 100 ms later if another call is running', async () => {
    const chances = [0, 0.25, 0.99];
    const { begun, waits, open } = setUp(() => chances.shift() ?? 0);
    const calls = Array.from({ length: 4 }, open);
    await settled();
    expect(waits).toEqual([0, 25, 99]);
    for (const end of begun) end();
    await Promise.all(calls);
  });

  it('[HOTEL-32] start at once if no other call is running, even after a failed call', async () => {
    const waits: number[] = [];
    const pace = createCallPace({ random: () => 0.5, wait: async (ms) => waits.push(ms) });
    await expect(pace(never, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await pace(never, async () => 'answer')).toBe('answer');
    expect(waits).toEqual([]);
  });

  it('do not start if the caller has gone while waiting', async () => {
    const gone = new AbortController();
    const pace = createCallPace();
    const [end, asked]: [(() => void)[], string[]] = [[], []];
    const first = pace(never, () => new Promise<void>((resolve) => end.push(resolve)));
    const second = pace(gone.signal, async () => asked.push('second'));
    gone.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    end[0]?.();
    await first;
    expect(asked).toEqual([]);
  });
});
