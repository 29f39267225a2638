import { describe, expect, it } from 'vitest';
import { stampCard } from './stamps';

describe('the stamp card', () => {
  it('[REW-03] is full with ten nights, which earn a free one, and not before', () => {
    expect([0, 9, 10].map((nights) => stampCard(nights).isFull)).toEqual([false, false, true]);
  });

  it('[REW-03] stays full while its free night waits, until the first night of the next card', () => {
    expect(stampCard(0, true)).toEqual({ stamped: 10, isFull: true });
    expect(stampCard(1, true)).toEqual({ stamped: 1, isFull: false });
    expect(stampCard(0, false)).toEqual({ stamped: 0, isFull: false });
  });

  it('[REW-02][TRIP-08] counts stamped nights out of ten, never below zero or above ten', () => {
    expect([-1, 0, 3, 10, 27].map((nights) => stampCard(nights).stamped)).toEqual([0, 0, 3, 10, 10]);
  });
});
