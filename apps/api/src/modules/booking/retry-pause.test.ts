import { describe, expect, it } from 'vitest';
import { isWorthReporting, retryLater } from './retry-pause';

const T0 = Date.parse('2027-01-10T09:00:00Z');

describe('a failed call', () => {
  it('is retried after 1, 2, 4, 8 and 16 seconds, and then every 20 seconds', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 6, 60].map((tries) => retryLater({ tries }, T0).nextTryAt.getTime() - T0);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000, 20_000]);
    expect(retryLater({ tries: 3 }, T0).tries).toBe(4);
  });

  it('is reported to support after 5 tries, and after each 30 more', () => {
    const shown = Array.from({ length: 100 }, (_, tries) => tries).filter((tries) => isWorthReporting({ tries }));
    expect(shown).toEqual([5, 35, 65, 95]);
  });
});
