import { expect, it } from 'vitest';
import { createSlices } from './slices';

/** A clock that gives every piece of work a millisecond, and a loop that counts the turns that other work gets. */
function createBusyTime() {
  let ms = 0;
  let turns = 0;
  let isOpen = true;
  const count = (): void => {
    turns++;
    if (isOpen) setImmediate(count);
  };
  setImmediate(count);
  return {
    slices: createSlices(() => ms),
    work: <T>(result: T): T => {
      ms++;
      return result;
    },
    turns: () => turns,
    close: () => {
      isOpen = false;
    },
  };
}

const NUMBERS = Array.from({ length: 800 }, (_, k) => k);

it('lets other work run after every 8 ms', async () => {
  const { slices, work, turns, close } = createBusyTime();
  const made = await slices.map(NUMBERS, (number, index) => work(number + index));
  expect(made).toEqual(NUMBERS.map((number) => 2 * number));
  expect(turns()).toBeGreaterThanOrEqual(99);
  close();
});

it('keeps the items that pass a test, in order', async () => {
  const { slices, work, turns, close } = createBusyTime();
  expect(await slices.filter(NUMBERS, (number) => work(number % 100 === 0))).toEqual([
    0, 100, 200, 300, 400, 500, 600, 700,
  ]);
  expect(turns()).toBeGreaterThanOrEqual(99);
  close();
});

it('shares a turn, so that ten tasks at once do not delay others ten times as long', async () => {
  const { slices, work, turns, close } = createBusyTime();
  await Promise.all(Array.from({ length: 10 }, () => slices.map(NUMBERS.slice(0, 80), work)));
  expect(turns()).toBeGreaterThanOrEqual(90);
  close();
});

it('lets short work continue without a pause', async () => {
  const { slices, work, turns, close } = createBusyTime();
  await slices.map(NUMBERS.slice(0, 7), work);
  expect(turns()).toBe(0);
  close();
});
