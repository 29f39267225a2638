import { describe, expect, it } from 'vitest';
import { freeSide } from './free-side';

const ROME = { x: 400, y: 300, length: 4 };
const cluster = (x: number, y: number) => ({ x, y, isCluster: true });

describe('the name of the centre', () => {
  it('stands below its dot if nothing is there', () => {
    expect(freeSide(ROME, [])).toBe('below');
    expect(freeSide(ROME, [cluster(600, 330), { x: 400, y: 300, isCluster: false }])).toBe('below');
  });

  it('avoids the pins', () => {
    expect(freeSide(ROME, [cluster(400, 335)])).toBe('above');
    expect(freeSide(ROME, [cluster(400, 335), cluster(400, 265)])).toBe('right');
    expect(freeSide(ROME, [cluster(400, 335), cluster(400, 265), cluster(470, 300)])).toBe('left');
  });

  it('stands where the least of it is covered if there is no free side', () => {
    const pins = [cluster(400, 335), cluster(400, 265), cluster(450, 300), cluster(318, 300)];
    expect(freeSide(ROME, pins)).toBe('left');
  });
});
