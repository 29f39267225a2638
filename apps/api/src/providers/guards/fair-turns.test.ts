import { setMaxListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createFairTurns } from './fair-turns';

const never = new AbortController().signal;
setMaxListeners(0, never);
const settled = () => new Promise((resolve) => setImmediate(resolve));

function setUp(maxCalls: number, maxWaiting: number) {
  const turns = createFairTurns({ maxCalls, maxWaiting });
  /** The callers that got a turn, in order. */
  const served: (string | null)[] = [];
  const refused: string[] = [];
  const ask = async (caller: string | null, signal = never) => {
    const turn = await turns.take(caller, signal);
    if (turn === 'taken') served.push(caller);
    else refused.push(`${caller} ${turn}`);
  };
  const askOften = async (caller: string | null, times: number) => {
    for (let k = 0; k < times; k++) void ask(caller);
    await settled();
  };
  const count = (caller: string | null) => served.filter((each) => each === caller).length;
  const giveBack = async (caller: string | null) => {
    turns.giveBack(caller);
    await settled();
  };
  return { turns, served, refused, ask, askOften, count, giveBack };
}

describe('turns', () => {
  it('go to one caller up to twice the number that it leaves free: 8 of 12', async () => {
    const { count, askOften } = setUp(12, 200);
    await askOften('flood', 50);
    expect(count('flood')).toBe(8);
  });

  it('are free at once for another caller during a flood of one caller', async () => {
    const { served, askOften } = setUp(12, 200);
    await askOften('flood', 220);
    await askOften('other', 1);
    expect(served.at(-1)).toBe('other');
  });

  it.each([2, 3])('are left for another caller when %i callers flood', async (floods) => {
    const { served, askOften } = setUp(12, 200);
    for (let k = 0; k < floods; k++) await askOften(`flood ${k}`, 100);
    await askOften('other', 1);
    expect(served.at(-1)).toBe('other');
  });

  it('are soon free for another caller, even if floods have taken all turns', async () => {
    const { served, askOften, giveBack } = setUp(12, 200);
    for (let k = 0; k < 8; k++) await askOften(`flood ${k}`, 10);
    const before = served.length;
    await askOften('other', 1);
    for (let k = 0; k < 8; k++) await giveBack(served[k] ?? '');
    expect(served.slice(before)).toContain('other');
  });

  it('go round robin between waiting callers', async () => {
    const { served, askOften, giveBack } = setUp(1, 10);
    await askOften('a', 4);
    await askOften('b', 2);
    await askOften('c', 1);
    for (const caller of ['a', 'a', 'b', 'c', 'a', 'b', 'a']) await giveBack(caller);
    expect(served).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('skip a caller that holds its share, and serve it after it returns one', async () => {
    const { count, askOften, giveBack } = setUp(12, 200);
    await askOften('flood', 20);
    await askOften('other', 1);
    await giveBack('other');
    expect(count('flood')).toBe(8);
    await giveBack('flood');
    expect(count('flood')).toBe(9);
  });

  it('never exceed the number of calls, and are all usable again afterwards', async () => {
    const { served, askOften, giveBack } = setUp(3, 20);
    for (const caller of ['a', 'b', 'c', 'd']) await askOften(caller, 2);
    expect(served).toHaveLength(3);
    // Each caller returns its own turn.
    for (let k = 0; k < 8; k++) await giveBack(served[k] ?? '');
    expect(served).toHaveLength(8);
    for (const caller of ['e', 'f', 'g']) await askOften(caller, 1);
    expect(served).toHaveLength(11);
  });

  it('have no share limit for our own work', async () => {
    const { count, askOften } = setUp(12, 200);
    await askOften(null, 12);
    expect(count(null)).toBe(12);
  });
});

describe('the queue', () => {
  it('refuses a caller that already fills half of it, and still accepts others', async () => {
    const { refused, askOften } = setUp(12, 200);
    await askOften('flood', 8 + 100 + 5);
    expect(refused).toEqual(Array(5).fill('flood share-full'));
    await askOften('other', 30);
    expect(refused).toHaveLength(5);
  });

  it('refuses with queue-full only a caller that has no call in it', async () => {
    const { refused, askOften } = setUp(1, 3);
    for (const caller of ['a', 'b', 'c', 'd', 'e', 'b']) await askOften(caller, 1);
    expect(refused).toEqual(['e queue-full', 'b share-full']);
  });

  it('frees the place of a caller that leaves', async () => {
    const { turns, served, ask, askOften, giveBack } = setUp(1, 1);
    const leave = new AbortController();
    await askOften('a', 1);
    const leaver = ask('b', leave.signal);
    leave.abort(new Error('gone'));
    await expect(leaver).rejects.toThrow('gone');
    await askOften('c', 1);
    await giveBack('a');
    expect(served).toEqual(['a', 'c']);
    turns.giveBack('c');
  });

  it('is empty after all waiting callers were dismissed', async () => {
    const { turns, served, ask, askOften, giveBack } = setUp(1, 1);
    await askOften('a', 1);
    const waiting = ask('b');
    turns.dismiss(new Error('down'));
    await expect(waiting).rejects.toThrow('down');
    await askOften('c', 1);
    await giveBack('a');
    expect(served).toEqual(['a', 'c']);
  });
});
