import { expect, it } from 'vitest';
import { createChance, createZipf, nextArrivalMs } from './chance.mjs';

it('gives the same numbers for the same seed, and others for another', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, createChance(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

it('spreads the numbers evenly from 0 to 1', () => {
  const chance = createChance(7);
  const tenths = new Array<number>(10).fill(0);
  for (let k = 0; k < 10_000; k++) {
    const tenth = Math.floor(chance() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

it('asks for rank k in proportion to the law of Zipf', () => {
  const choose = createZipf(100, 1, createChance(3));
  const counts = new Array<number>(100).fill(0);
  for (let k = 0; k < 50_000; k++) {
    const rank = choose();
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  const [first = 0, second = 0, , , , , , , , tenth = 0] = counts;
  expect(first / second).toBeCloseTo(2, 0);
  expect(first / tenth).toBeGreaterThan(8);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(50_000);
});

it('with exponent 0 asks for all ranks equally', () => {
  const choose = createZipf(4, 0, createChance(5));
  const first = Array.from({ length: 8_000 }, choose).filter((rank) => rank === 0).length;
  expect(Math.abs(first - 2_000)).toBeLessThan(200);
});

it('makes as many arrivals a second as asked for', () => {
  const chance = createChance(11);
  let at = 0;
  let count = 0;
  for (; at < 100_000; count++) at += nextArrivalMs(50, chance);
  expect(Math.abs(count - 5_000)).toBeLessThan(250);
});
