import { describe, expect, it } from 'vitest';
import { recoveryMs, summarize } from './goodput.mjs';

const record = (due: number, ms: number, status = 200, retryAfter: number | null = null) => ({
  ...{ kind: 'home', bytes: 10, due, ms, status, retryAfter },
});

describe('the summary', () => {
  const summary = summarize(
    [record(0, 100), record(1, 300), record(2, 5_001), record(3, 20, 503, 3), record(4, 40, 429), record(5, 9_000, 0)],
    2_000,
  );

  it('counts an answer as good if it is complete and in time', () => {
    expect(summary).toMatchObject({ offeredPerSecond: 3, goodPerSecond: 1, p50: 300, p99: 300 });
  });

  it('counts refusals apart, with how fast they came and whether they say when to come back', () => {
    expect(summary).toMatchObject({ refusedPerSecond: 1, refusedP50: 40, rudePerSecond: 0.5 });
  });

  it('counts late answers and visitors who left, and failures', () => {
    expect(summary).toMatchObject({ latePerSecond: 1, failedPerSecond: 0 });
    expect(summarize([record(0, 5, 500)], 1_000)).toMatchObject({ failedPerSecond: 1, p99: null });
  });
});

describe('the recovery', () => {
  const second = (k: number, ms: number, status = 200) =>
    Array.from({ length: 10 }, (_, i) => record(k * 1000 + i, ms, status));

  it('is over at the first second from which all seconds are normal', () => {
    const records = [...second(0, 900), ...second(1, 100), ...second(2, 900), ...second(3, 100), ...second(4, 100)];
    expect(recoveryMs(records, 500, 5_000)).toBe(3_000);
  });

  it('is not over while requests are refused', () => {
    expect(recoveryMs([...second(0, 10, 503), ...second(1, 100)], 500, 2_000)).toBe(1_000);
  });

  it('takes no time if nothing was wrong, and has no end if the last second is slow', () => {
    expect(recoveryMs(second(0, 100), 500, 1_000)).toBe(0);
    expect(recoveryMs([...second(0, 100), ...second(1, 900)], 500, 2_000)).toBeNull();
  });
});
