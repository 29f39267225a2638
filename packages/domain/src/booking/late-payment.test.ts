import { describe, expect, it } from 'vitest';
import { afterUnpaid } from './late-payment';

const T0 = Date.parse('2027-01-10T09:00:00Z');

/** Each check at the provider: seconds since the claim, and what 'not paid' means at that time. */
function looks(isProcessing: boolean): readonly (readonly [number, string])[] {
  const asked: (readonly [number, string])[] = [];
  for (let at: number | undefined = T0; at !== undefined; ) {
    const { event, lookAgainAt } = afterUnpaid({ claimedAt: new Date(T0), isProcessing }, at);
    asked.push([(at - T0) / 1_000, event]);
    at = lookAgainAt?.getTime();
  }
  return asked;
}

describe('an incomplete payment', () => {
  it('makes the traveller wait for ten seconds, and plans new checks for 25 minutes', () => {
    expect(looks(false)).toEqual([
      [0, 'not-yet-paid'],
      [5, 'not-yet-paid'],
      [10, 'unpaid'],
      [20, 'unpaid'],
      [40, 'unpaid'],
      [80, 'unpaid'],
      [160, 'unpaid'],
      [320, 'unpaid'],
      [640, 'unpaid'],
      [1280, 'unpaid'],
      [2560, 'unpaid'],
    ]);
  });

  it('waits for a day while the bank processes it, and is checked every half hour at most', () => {
    const asked = looks(true);
    const pauses = asked.slice(1).map(([at], k) => at - (asked[k]?.[0] ?? 0));
    expect(Math.max(...pauses)).toBe(1_800);
    expect(asked.at(-2)?.[1]).toBe('not-yet-paid');
    expect(asked.at(-1)?.[1]).toBe('unpaid');
    expect(asked.at(-1)?.[0]).toBeGreaterThanOrEqual(86_400);
    expect(asked.length).toBeLessThan(70);
  });

  it('is not checked again after exactly 25 minutes', () => {
    const claim = { claimedAt: new Date(T0), isProcessing: false };
    expect(afterUnpaid(claim, T0 + 25 * 60_000 - 1).lookAgainAt).not.toBeNull();
    expect(afterUnpaid(claim, T0 + 25 * 60_000).lookAgainAt).toBeNull();
  });

  it('ends at once if nobody claims that they paid', () => {
    expect(afterUnpaid({ claimedAt: null, isProcessing: false }, T0)).toEqual({ event: 'unpaid', lookAgainAt: null });
  });
});
