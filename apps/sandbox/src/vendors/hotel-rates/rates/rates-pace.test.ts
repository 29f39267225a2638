import { describe, expect, it } from 'vitest';
import { createPace, pause } from './rates-pace';

const waits = (latencyMs: number, hotels: number): number[] => {
  const pace = createPace(latencyMs, hotels, 'words');
  return Array.from({ length: hotels / 2 }, () => pace(2));
};
const total = (ms: readonly number[]): number => ms.reduce((sum, part) => sum + part, 0);

describe('the pace of a rates search', () => {
  it('returns the first hotels after about the latency', () => {
    expect(waits(400, 200)[0]).toBeGreaterThan(400 * 0.65);
    expect(waits(400, 200)[0]).toBeLessThan(400 * 1.35);
  });

  it.each([200, 1000])('returns the last of %i after about four times the latency', (hotels) => {
    expect(total(waits(400, hotels)) / 400).toBeGreaterThan(3.4);
    expect(total(waits(400, hotels)) / 400).toBeLessThan(4.6);
  });

  it('is done sooner with few hotels', () => {
    expect(total(waits(400, 10)) / 400).toBeLessThan(1.6);
  });

  it('has no wait without latency', () => {
    expect(total(waits(0, 200))).toBe(0);
  });

  it('takes the same time for the same search', () => {
    expect(waits(400, 200)).toEqual(waits(400, 200));
  });
});

describe('a pause', () => {
  it('ends at once when the client goes away', async () => {
    const leaving = new AbortController();
    const pausing = pause(60_000, leaving.signal);
    leaving.abort();
    await expect(pausing).rejects.toMatchObject({ name: 'AbortError' });
  });
});
