import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NIGHTS_TO_FREE } from './stamps';
import { windowsOf } from './windows';

describe('the windows of the façade', () => {
  it('[REW-02] are lit by stayed nights, and promised by booked nights', () => {
    expect(windowsOf(0, 3)).toEqual({ lit: 0, promised: 3, missing: 7 });
    expect(windowsOf(6, 2)).toEqual({ lit: 6, promised: 2, missing: 2 });
    expect(windowsOf(4, 0)).toEqual({ lit: 4, promised: 0, missing: 6 });
  });

  it('[REW-02] end at ten, and a full card promises nothing more', () => {
    expect(windowsOf(8, 5)).toEqual({ lit: 8, promised: 2, missing: 0 });
    expect(windowsOf(13, 5)).toEqual({ lit: 10, promised: 0, missing: 0 });
  });

  it('are always ten together', () => {
    const nights = fc.integer({ min: -5, max: 40 });
    fc.assert(
      fc.property(nights, nights, (stayed, booked) => {
        const { lit, promised, missing } = windowsOf(stayed, booked);
        expect(lit + promised + missing).toBe(NIGHTS_TO_FREE);
        expect(Math.min(lit, promised, missing)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
