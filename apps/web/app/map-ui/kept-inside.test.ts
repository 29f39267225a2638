import { expect, it } from 'vitest';
import { keptInside } from './kept-inside';

const PHONE = { width: 360, height: 700 };

it('keeps a mark whole at the edges of the map, and leaves it where it is elsewhere', () => {
  expect(keptInside({ x: 3, y: 2 }, PHONE)).toEqual({ x: 56, y: 24 });
  expect(keptInside({ x: 350, y: 699 }, PHONE)).toEqual({ x: 304, y: 652 });
  expect(keptInside({ x: 180, y: 300 }, PHONE)).toEqual({ x: 180, y: 300 });
});

it('shows no mark of a place outside the map', () => {
  for (const at of [-1, 701]) expect(keptInside({ x: 180, y: at }, PHONE)).toBeNull();
  for (const at of [-1, 361]) expect(keptInside({ x: at, y: 300 }, PHONE)).toBeNull();
});
