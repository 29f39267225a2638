import { expect, it } from 'vitest';
import { gallery } from './gallery';

const photos = (count: number) => Array.from({ length: count }, (_, i) => `photo-${i + 1}.jpg`);

it.each([
  [12, 5, 7],
  [6, 5, 1],
  [5, 5, 0],
  [2, 2, 0],
  [0, 0, 0],
])('[HOTEL-08][HOTEL-09] of %d photos shows the first %d and counts %d more', (all, shown, more) => {
  expect(gallery(photos(all))).toEqual({ shown: photos(shown), more });
});
