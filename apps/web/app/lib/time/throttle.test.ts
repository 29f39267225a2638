import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from './throttle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('throttled work', () => {
  it('runs at once, then once for all calls in between', () => {
    const work = vi.fn();
    const ask = throttle(100, work);
    ask();
    expect(work).toHaveBeenCalledTimes(1);
    ask();
    ask();
    vi.advanceTimersByTime(99);
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('does not run without a call, and runs at once again after a pause', () => {
    const work = vi.fn();
    const ask = throttle(100, work);
    ask();
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
    ask();
    expect(work).toHaveBeenCalledTimes(2);
  });
});
