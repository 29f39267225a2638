import { describe, expect, it } from 'vitest';
import { respondedAgo } from './responded';

const NOW = Date.UTC(2026, 10, 15, 10);
const daysAgo = (days: number) => respondedAgo(NOW - days * 86_400_000, NOW);

describe('the time since a response', () => {
  it.each([
    [1, 'day', 1],
    [6.9, 'day', 6],
    [7, 'week', 1],
    [13.9, 'week', 1],
    [29.9, 'week', 4],
    [30, 'month', 1],
    [59, 'month', 1],
    [60, 'month', 2],
    [730, 'month', 24],
  ] as const)('[REV-26] %d days ago is shown in units of a %s: %d', (days, unit, count) => {
    expect(daysAgo(days)).toEqual({ unit, count });
  });

  it.each([0, 0.5, -3])('is at least one day: %d', (days) => {
    expect(daysAgo(days)).toEqual({ unit: 'day', count: 1 });
  });
});
