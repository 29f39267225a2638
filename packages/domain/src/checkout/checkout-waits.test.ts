import { describe, expect, it } from 'vitest';
import { recomputeWait, renewalWait, targetWait } from './checkout-waits';

describe('checkout waits', () => {
  it('[PRICE-10][PRICE-11] 300 ms before it first recomputes prices, and 1 second each time after that', () => {
    expect([0, 1, 2, 60].map(recomputeWait)).toEqual([300, 1000, 1000, 1000]);
  });

  it('[PAY-25] 20 ms between 50 tries for the target of the widget, and then gives up', () => {
    const waits = Array.from({ length: 60 }, (_, done) => targetWait(done));
    expect(waits.filter((wait) => wait === 20)).toHaveLength(50);
    expect(waits.slice(50)).toEqual(Array(10).fill('target-not-found'));
  });

  const minutes = (count: number) => count * 60_000;
  const left = (age: number, pressedAfter: number | null = null) => {
    const prebookedAt = Date.parse('2027-03-01T12:00:00Z');
    const pressedAt = pressedAfter === null ? null : prebookedAt + minutes(pressedAfter);
    return renewalWait({ prebookedAt, pressedAt }, prebookedAt + minutes(age));
  };

  it('20 minutes before it renews a prebook, and does not renew it after a long sleep', () => {
    expect([0, 19, 20, 300].map((age) => left(age))).toEqual([minutes(20), minutes(1), 0, 0]);
  });

  it('up to 4 minutes for a traveller who has pressed pay, and never past 24', () => {
    expect([left(5, 4), left(20, 18), left(20, 19), left(23, 19)]).toEqual([minutes(15), minutes(2), minutes(3), 0]);
    expect([left(22, 21), left(24, 23.9)]).toEqual([minutes(2), 0]);
  });
});
