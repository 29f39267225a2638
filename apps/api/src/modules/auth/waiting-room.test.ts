import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { pauseFor } from './auth';
import { createWaitingRoom, type Pause } from './waiting-room';

const never = new AbortController().signal;

/** Pauses that end when the test ends them, or when their signal aborts. */
function createPauses() {
  const ends: (() => void)[] = [];
  const pause: Pause = (_ms, signal) =>
    new Promise((resolve, reject) => {
      ends.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { pause, endFirst: () => ends.shift()?.() };
}

it('limits how many clients of one subject wait, without affecting others', async () => {
  const { pause, endFirst } = createPauses();
  const room = createWaitingRoom(pause, { perSubject: 2, inAll: 10 });
  const first = room.wait('a', 250, never);
  void room.wait('a', 250, never);
  expect(await room.wait('a', 250, never)).toBe(false);
  void room.wait('b', 250, never);
  endFirst();
  expect(await first).toBe(true);
  const next = room.wait('a', 250, never);
  expect(await Promise.race([next, nextTurn('waits')])).toBe('waits');
});

it('limits how many clients wait in total', async () => {
  const { pause } = createPauses();
  const room = createWaitingRoom(pause, { perSubject: 2, inAll: 3 });
  for (const subject of ['a', 'b', 'c']) void room.wait(subject, 250, never);
  expect(await room.wait('d', 250, never)).toBe(false);
});

it('drops a client that has gone, and frees its place', async () => {
  const { pause } = createPauses();
  const room = createWaitingRoom(pause, { perSubject: 1, inAll: 1 });
  const gone = new AbortController();
  const dropped = room.wait('a', 250, gone.signal);
  gone.abort();
  await expect(dropped).rejects.toThrow('aborted');
  const next = room.wait('a', 250, never);
  expect(await Promise.race([next, nextTurn('waits')])).toBe('waits');
});

it('waits for the given time', async () => {
  const waited: number[] = [];
  const pause: Pause = async (ms) => void waited.push(ms);
  expect(await createWaitingRoom(pause, { perSubject: 1, inAll: 1 }).wait('a', 4_750, never)).toBe(true);
  expect(waited).toEqual([4_750]);
});

it('really waits, and stops when its signal aborts', async () => {
  const gone = new AbortController();
  const waiting = pauseFor(60_000, gone.signal);
  gone.abort();
  await expect(waiting).rejects.toThrow('aborted');
  expect(await pauseFor(1, never)).toBeUndefined();
});
