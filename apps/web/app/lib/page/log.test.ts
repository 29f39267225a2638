import { describe, expect, it, vi } from 'vitest';
import { createLog } from './log';

describe('the debug log', () => {
  it('[CONST-09] holds 500 entries, and drops the oldest', () => {
    let time = 0;
    const log = createLog(null, () => ++time);
    for (let i = 1; i <= 500; i++) log.write('batch', { i });
    expect(log.entries()).toHaveLength(500);
    log.write('batch', { i: 501 });
    expect(log.entries()).toHaveLength(500);
    expect(log.entries()[0]).toEqual({ at: 2, what: 'batch', detail: { i: 2 } });
    expect(log.entries().at(-1)).toEqual({ at: 501, what: 'batch', detail: { i: 501 } });
  });

  it('notifies its listeners until they stop, and keeps the same list in between', () => {
    const log = createLog(null, () => 0);
    const heard = vi.fn();
    const stop = log.subscribe(heard);
    log.write('search');
    expect(log.entries()).toBe(log.entries());
    stop();
    log.write('search');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
